import { describe, expect, it } from 'vitest';
import { placeName } from './describe';
import { Words } from './words';

const words = new Words('en', '', [{ id: 'space:western_us', names: { en: 'Western United States' } }]);

describe('what places are called', () => {
  it('a place with an entry of its own has no other name', () => expect(placeName(words, { id: 'western_us', x: 0, y: 0, label: { en: 'Western\nU.S.' } })).toBe('Western United States'));
  it('a place of a grid has its number, and what is written there', () => {
    expect(placeName(words, { id: 'H4', x: 0, y: 0 })).toBe('H4');
    expect(placeName(words, { id: 'H4', x: 0, y: 0, label: { en: 'Ranville' } })).toBe('H4 Ranville');
  });
});
