import { expect, it } from 'vitest';
import { usedFact } from './usedFact';

it('a card in play says which of its facts it is used for', () => {
  expect(usedFact({ id: 'smoke_screen-2', marks: ['dear', 'fact-2'] })).toBe(2);
  expect(usedFact({ id: 'accuracy+1', marks: ['dear'] })).toBe(0);
  expect(usedFact(undefined)).toBe(0);
});
