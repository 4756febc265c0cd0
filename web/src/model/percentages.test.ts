import { expect, it } from 'vitest';
import { alike, percentages, signed, wholeOf } from './percentages';

it('percentages add to one hundred', () => {
  for (const shares of [[1 / 3, 1 / 3, 1 / 3], [0.125, 0.375, 0.375, 0.125], [0.999, 0.001], [1]]) {
    expect(percentages(shares).reduce((a, b) => a + b, 0)).toBe(100);
  }
  expect(percentages([0, 0])).toEqual([0, 0]);
});
it('what is as likely has the same figure, and the rest adds up to one hundred with it', () => {
  const ends = wholeOf([0.875, 0.088, 0.037, 0.875]);
  expect(ends).toEqual([0.875, 0.088, 0.037]);
  expect(percentages(ends)).toEqual([87, 9, 4]);
  expect(alike([0.125, 0.875], [[0.875, 87]])).toEqual([13, 87]);
  expect(alike([0.3335, 0.333, 0.3335], [[0.333, 34]])).toEqual([33, 34, 33]);
  expect(alike([0.25, 0.75], [])).toEqual([25, 75]);
});
it('signs', () => expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0']));
