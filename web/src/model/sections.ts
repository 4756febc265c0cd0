// Parts of the board that go by another name on the other side of the table.

import type { Words } from '../i18n/words';
import type { Card } from '../net/protocol';

const markOf = (marks: string[] = []): string => marks.find((one) => one.startsWith('your-')) ?? '';

/** Which flank of the reader an enemy's card means. */
export function acrossOf(words: Words, card: Card | undefined): string {
  const mark = markOf(card?.marks);
  return mark && words.text(`mark-${mark}`);
}

/** The parts of the board that a card names: the left of an enemy is the right of the reader. */
export function partsNamed(words: Words, card: string, marks?: string[]): string[] {
  const mark = markOf(marks);
  if (mark) return [mark.replace('your-', 'section:')];
  return (words.entry(card)?.facts ?? [])
    .flatMap((fact) => Object.values(fact.args ?? {}))
    .filter((value) => typeof value === 'string');
}
