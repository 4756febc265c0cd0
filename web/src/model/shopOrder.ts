// Many cards to choose from: found by name, in the order of price, name or kind.

import type { Card } from '../net/protocol';
import type { Named } from './handOrder';

export const ORDERS = ['cost', 'name', 'kind'] as const;
export type ShopOrder = (typeof ORDERS)[number];

/** Capital letters and accents make no difference when one looks for a name. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const sought = (cards: readonly Card[], search: string, words: Named): Card[] =>
  cards.filter((card) => plain(words.name(`card:${card.id}`)).includes(plain(search.trim())));

/** Equal ones stay sorted by name. */
export function sortedBy(cards: readonly Card[], order: ShopOrder, words: Named): Card[] {
  const collate = new Intl.Collator(words.language, { numeric: true }).compare;
  const entry = (card: Card) => words.entry(`card:${card.id}`);
  const name = (a: Card, b: Card): number =>
    collate(words.name(`card:${a.id}`), words.name(`card:${b.id}`));
  const cost = (card: Card): number => entry(card)?.values?.prestige ?? 0;
  const kind = (card: Card): string => (entry(card)?.marks ?? []).join(' ');
  return [...cards].sort((a, b) => {
    if (order === 'cost') return cost(a) - cost(b) || name(a, b);
    if (order === 'kind') return collate(kind(a), kind(b)) || cost(a) - cost(b) || name(a, b);
    return name(a, b);
  });
}
