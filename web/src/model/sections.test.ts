import { expect, it } from 'vitest';
import { Words } from '../i18n/words';
import { acrossOf, partsNamed } from './sections';

const words = new Words('en', 'mark-your-right = your right', [
  {
    id: 'card:attack_left',
    names: { en: 'Attack' },
    facts: [{ key: 'fact-card-left', args: { number: 3, section: 'section:left' } }],
  },
]);

it('the left of the enemy is the right of the reader', () => {
  expect(partsNamed(words, 'card:attack_left', ['your-right'])).toEqual(['section:right']);
  expect(partsNamed(words, 'card:attack_left')).toEqual(['section:left']);
  expect(partsNamed(words, 'card:ambush')).toEqual([]);
});

it('a card of the enemy says which flank of the reader it means', () => {
  expect(acrossOf(words, { id: 'attack_left', marks: ['your-right'] })).toBe('your right');
  expect(acrossOf(words, { id: 'attack_left' })).toBe('');
});
