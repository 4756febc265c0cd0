// What is written on a card, taken from its entry.

/** `Probe - Left Flank` -> its name and its place. */
export function splitName(name: string): [string, string] {
  const [first, ...rest] = name.split(' - ');
  return [first, rest.join(' - ')];
}

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

/** One letter for where a datum comes from. */
export const sourceMark = (source: string | undefined): string => ({ rulebook: 'R', published: 'P', reconstructed: 'X' })[source ?? ''] ?? '';
