import { expect, it } from 'vitest';
import type { BookEntry } from '../net/protocol';
import { byColor, withGaps } from './pileSheet';

const COLORS: Record<string, string> = {
  bridge: 'green',
  charge: 'grey',
  zeal: 'purple',
  march: 'grey',
};
const words = {
  language: 'en',
  name: (reference: string) => reference,
  entry: (reference: string) => ({ marks: [COLORS[reference.slice(5)]] }) as unknown as BookEntry,
};

it('lays the orders of a pile first, whatever their names', () => {
  const cards = Object.keys(COLORS).map((id) => ({ id }));
  const groups = byColor(cards, words, ['grey', 'purple', 'green']);
  expect(groups.map(({ color, cards: there }) => [color, ...there.map(({ id }) => id)])).toEqual([
    ['grey', 'charge', 'march'],
    ['purple', 'zeal'],
    ['green', 'bridge'],
  ]);
});

it('keeps the gap of a card that was taken, until it is put back', () => {
  const first = withGaps([], [{ id: 'charge' }, { id: 'march', count: 2 }, { id: 'zeal' }]);
  const taken = withGaps(first, [{ id: 'march', count: 1 }, { id: 'zeal' }]);
  expect(taken.map(({ id, count }) => [id, count])).toEqual([
    ['charge', 0],
    ['march', 1],
    ['zeal', undefined],
  ]);
  expect(withGaps(taken, [{ id: 'charge' }])[0]).toEqual({ id: 'charge' });
});
