// The cards of a pile by color, in the order of the places they go to.

import type { Card } from '../net/protocol';
import type { Named } from './handOrder';

export interface ColorGroup {
  color: string; // '' where the cards have none that is asked for
  cards: Card[];
}

/** The cards as they lay at first; one that was taken leaves its gap, so that no other moves. */
export function withGaps(known: readonly Card[], now: readonly Card[]): Card[] {
  const left = new Map(now.map((card) => [card.id, card]));
  const kept = known.map((card) => left.get(card.id) ?? { ...card, count: 0 });
  return [...kept, ...now.filter((card) => !known.some(({ id }) => id === card.id))];
}

/** One group for each color, empty ones left out; within a group by name. */
export function byColor(
  cards: readonly Card[],
  words: Named,
  colors: readonly (string | undefined)[],
): ColorGroup[] {
  const collate = new Intl.Collator(words.language).compare;
  const named = [...cards].sort((a, b) =>
    collate(words.name(`card:${a.id}`), words.name(`card:${b.id}`)),
  );
  const marks = (card: Card): readonly string[] => words.entry(`card:${card.id}`)?.marks ?? [];
  const colorOf = (card: Card): string =>
    colors.find((color) => color && marks(card).includes(color)) ?? '';
  return [...new Set([...colors.map((color) => color ?? ''), ''])]
    .map((color) => ({ color, cards: named.filter((card) => colorOf(card) === color) }))
    .filter((group) => group.cards.length);
}
