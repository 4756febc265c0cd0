// The rows of an order of execution: what has been done stays in its place, so that no row jumps.

import type { Item } from '../net/protocol';
import { ownFirst } from './panels';

const same = (a: Item, b: Item): boolean => JSON.stringify(a.text) === JSON.stringify(b.text);

/**
 * The rows that were shown, as they are now; one that is gone was done. Where none is left, or some
 * have no state, as orders to choose from, the list is a new one.
 */
export function keptRows(shown: readonly Item[], items: readonly Item[], side?: string): Item[] {
  const lasting = items.length > 0 && items.every(({ state }) => state);
  if (!lasting || !items.every((item) => shown.some((row) => same(row, item))))
    return ownFirst(items, side);
  return shown.map((row) => items.find((item) => same(row, item)) ?? { ...row, state: 'past' });
}
