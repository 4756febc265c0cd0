// The text on a card, from its book entry.

/** `Probe - Left Flank` -> its name and its place. */
export function splitName(name: string): [string, string] {
  const [first, ...rest] = name.split(' - ');
  return [first, rest.join(' - ')];
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

/** One letter for the source of a card's data. */
export const sourceMark = (source: string | undefined): string =>
  ({ rulebook: 'R', published: 'P', reconstructed: 'X' })[source ?? ''] ?? '';

const HEAD_LETTERS = 15;
// The lettering of a short text, the largest first: up to so many letters, so many in a line, its height.
const SIZES = [
  [62, 21, 13.6],
  [96, 21, 12.6],
  [Infinity, 22, 11.6],
];

/** In how many lines a text stands; words are not divided. */
function linesOf(text: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    if (used && used + length > letters) [lines, used] = [lines + 1, 0];
    used += length + 1;
  }
  return lines;
}

/** The height of a card's picture that leaves room for all of its short text. */
export function roomFor(short: string, [name, place]: [string, string] | string[]): number {
  const heads = linesOf(name ?? '', HEAD_LETTERS) * 16 + (place ? 13 : 0) + 15;
  const [, letters, line] = SIZES.find(([most]) => short.length <= most)!;
  return Math.max(26, Math.min(68, Math.floor(178 - heads - linesOf(short, letters) * line - 14)));
}
