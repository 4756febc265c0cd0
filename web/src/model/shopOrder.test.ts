import { expect, it } from 'vitest';
import type { BookEntry, Card } from '../net/protocol';
import { sortedBy, sought } from './shopOrder';

const UNITS: Record<string, [string, number, string]> = {
  tiger: ['PZ VI Tiger', 15, 'armor'],
  jager: ['Gebirgsjäger', 9, 'infantry'],
  guns: ['PAK 38', 6, 'anti-tank'],
  riders: ['Grenadiers', 6, 'infantry'],
};
const words = {
  language: 'en',
  name: (ref: string) => UNITS[ref.slice(5)][0],
  entry: (ref: string) => {
    const [name, prestige, kind] = UNITS[ref.slice(5)];
    const entry: BookEntry = {
      id: ref,
      names: { en: name },
      values: { prestige },
      marks: ['unit', kind],
    };
    return entry;
  },
};
const cards: Card[] = Object.keys(UNITS).map((id) => ({ id }));
const ids = (found: Card[]): string => found.map((card) => card.id).join(' ');

it('many cards are sorted by price, name or kind', () => {
  expect(ids(sortedBy(cards, 'cost', words))).toBe('riders guns jager tiger');
  expect(ids(sortedBy(cards, 'name', words))).toBe('jager riders guns tiger');
  expect(ids(sortedBy(cards, 'kind', words))).toBe('guns tiger riders jager');
});

it('a name is found without its accents and capital letters', () => {
  expect(ids(sought(cards, ' gebirgsJAGER', words))).toBe('jager');
  expect(ids(sought(cards, '', words))).toBe(ids(cards));
});
