import { describe, expect, it } from 'vitest';
import { luckAt, nearest, newsOf, reasonOf, reasonsFor, shares, type Hint } from './review';
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
const hint = (chance: number, otherChance: number, other = 'x'): Hint => ({
  action: { action: 'a', verb: 'a', anchors: [], text: { key: 'k' }, rules: [] },
  level: 'general',
  chance,
  other,
  otherChance,
  prospects: [],
  follows: [],
});

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

describe('a reason', () => {
  it('says no more than the judge can say', () => {
    expect(reasonOf(hint(0.6, 0.4))).toBe('much');
    expect(reasonOf(hint(0.6, 0.5))).toBe('better');
    expect(reasonOf(hint(0.6, 0.59))).toBe('close');
    expect(reasonOf(hint(0.5, 0.6))).toBe('trust');
    expect(reasonOf(hint(0.5, 0, ''))).toBe('only');
  });
  it('calls nothing as good that is worse in all that is counted', () => {
    const points = { name: 'own-points', change: 7.8, other_change: 5.8 };
    const pieces = { name: 'enemy-pieces', change: 1, other_change: 0 };
    expect(reasonOf({ ...hint(0.6, 0.59), prospects: [points] })).toBe('better');
    expect(reasonOf({ ...hint(0.6, 0.59), prospects: [points, pieces] })).toBe('close');
    expect(reasonOf({ ...hint(0.59, 0.6), prospects: [points] })).toBe('close');
  });
  it('leaves out what follows anyway, and what only says again what is done', () => {
    const laid = { key: 'event-laid-card', args: { card: 'card:c', country: 'country:uk' } };
    const stars = { key: 'event-star-points', args: { country: 'country:uk', number: 4 } };
    const built = { key: 'event-built', args: { country: 'country:uk', space: 'space:x' } };
    const known = ['card:c', 'country:uk'];
    expect(newsOf([laid, stars, built], [stars], known)).toEqual([built]);
  });
});

describe('why an action is suggested', () => {
  const prospects = [
    { name: 'medals' },
    { name: 'enemy-figures', change: -1, other_change: -1.5 },
    { name: 'own-figures', change: -1.1, other_change: -2.4 },
    { name: 'hexes', change: 0.1, other_change: 0.3 },
    { name: 'steps', change: 17, other_change: 16 },
  ];
  it('is what turns out differently after the other action, what speaks for it first', () => {
    expect(reasonsFor({ ...hint(0.6, 0.5), prospects })).toEqual([
      { name: 'own-figures', change: -1.1, other: -2.4, speaksFor: true },
      { name: 'enemy-figures', change: -1, other: -1.5, speaksFor: false },
    ]);
  });
  it('is not told where there is nothing else to do, or where it pays off only later', () => {
    expect(reasonsFor({ ...hint(0.6, 0, ''), prospects })).toEqual([]);
    expect(reasonsFor({ ...hint(0.5, 0.6), prospects })).toEqual([]);
    expect(reasonsFor({ ...hint(0.6, 0.5), prospects: prospects.slice(0, 2) })).toEqual([]);
  });
});
