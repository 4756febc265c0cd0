import { describe, expect, it } from 'vitest';
import { luckAt, nearest, shares } from './review';
import type { Review } from '../net/protocol';

const review: Review = {
  sides: ['axis', 'allies'],
  points: [
    { ply: 0, chance: 0.5 },
    { ply: 1, chance: 0.6, luck: 0.05 },
    { ply: 3, chance: 0.4, luck: -0.1 },
    { ply: 4, chance: 0.3, luck: -0.1 },
  ],
  turnings: [],
};
describe('a review', () => {
  it('separates luck from decisions, with the opposite sign for the other side', () => {
    const [axis, allies] = shares(review);
    expect(axis.side).toBe('axis');
    expect(axis.luck).toBeCloseTo(-0.1);
    expect(axis.decisions).toBeCloseTo(-0.1);
    expect(allies.luck).toBeCloseTo(0.1);
    expect(allies.decisions).toBeCloseTo(0.1);
    expect(shares({ ...review, points: [] })).toEqual([]);
  });
  it('knows the luck of a step only where it looked before and after it', () => {
    expect(luckAt(review, 1)).toBeCloseTo(0.05);
    expect(luckAt(review, 3)).toBeNull();
    expect(luckAt(review, 4)).toBeCloseTo(0);
    expect(luckAt(review, 0)).toBeNull();
  });
  it('finds the nearest point', () => {
    expect(nearest(review, 2)).toBe(1);
    expect(nearest(review, 99)).toBe(3);
  });
});
