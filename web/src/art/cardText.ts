// The text on a card, from its book entry.

/** `Probe – Left Flank` -> its name and its place; a pack may write a hyphen. */
export function splitName(name: string): [string, string] {
  const [first, ...rest] = name.split(/ [-–] /);
  return [first, rest.join(' – ')];
}

/**
 * The lettering of a name on a small card, so that all of it fits: narrow letters for long names, the
 * smallest readable ones for very long names.
 */
export const lettersFor = (name: string): '' | 'narrow' | 'tight' =>
  name.length > 34 ? 'tight' : name.length > 14 ? 'narrow' : '';

/** The first sentences of a text, as many as fit; whole sentences only. */
export function opening(text: string, room: number): string {
  const [first] = text.split('\n');
  const sentences = first.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [first];
  let found = '';
  for (const sentence of sentences) {
    if (found && found.length + sentence.length > room) break;
    found += sentence;
  }
  return found.trim();
}

/** As many whole sentences of a list as fit; the first always. */
export function inShort(sentences: string[], room: number): string {
  let found = '';
  for (const sentence of sentences) {
    const whole = /[.!?:;,]$/.test(sentence) ? sentence : `${sentence}.`;
    if (found && found.length + whole.length > room) break;
    found += `${found ? ' ' : ''}${whole}`;
  }
  return found;
}
