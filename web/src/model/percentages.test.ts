import { expect, it } from 'vitest';
import { figuresOf, percentages, signed, wholeOf } from './percentages';

it('percentages add to one hundred', () => {
  for (const shares of [[1 / 3, 1 / 3, 1 / 3], [0.125, 0.375, 0.375, 0.125], [0.999, 0.001], [1]]) {
    expect(percentages(shares).reduce((a, b) => a + b, 0)).toBe(100);
  }
  expect(percentages([0, 0])).toEqual([0, 0]);
});
it('a half is rounded alike wherever its list begins', () => {
  expect(percentages([0.875, 0.125])).toEqual([88, 12]);
  expect(percentages([0.125, 0.875])).toEqual([12, 88]);
});
it('the ends of a roll are those that add up to all', () => {
  const ends = wholeOf([0.875, 0.088, 0.037, 0.875]);
  expect(ends).toEqual([0.875, 0.088, 0.037]);
  expect(percentages(ends)).toEqual([87, 9, 4]);
});
it('tells what is as likely with the same figure', () => {
  const figure = figuresOf([0.125, 0.42, 0.455, 0.125]); // eliminated, retreats, stays, a medal
  expect([0.125, 0.375, 0.375, 0.125].map(figure)).toEqual([12, 38, 38, 12]);
  expect([0.125, 0.42, 0.455].map(figure).reduce((a, b) => a + b, 0)).toBe(100);
});
it('signs', () => expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0']));
