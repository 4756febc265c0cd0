import { describe, expect, it } from 'vitest';
import type { Live, LogLine, Update, Zone } from '../net/protocol';
import { pauseAfter, playedCard } from './follow';

const hand = (owner: string, ...cards: string[]): Zone => ({
  id: `hand-${owner}`,
  kind: 'hand',
  owner,
  count: 3 - cards.length,
  cards: cards.map((id) => ({ id })),
});
const inPlay = (...cards: string[]): Zone => ({
  id: 'in-play',
  kind: 'play',
  count: cards.length,
  cards: cards.map((id) => ({ id })),
});
const live = (...zones: Zone[]): Live => ({ zones });
const line = (...keys: string[]): LogLine => ({
  number: 1,
  ply: 1,
  seat: 'axis',
  messages: keys.map((key) => ({ key, ...(key === 'rolled' ? { args: { face: 'star' } } : {}) })),
});
const update = (...log: LogLine[]): Update => ({ type: 'update', ply: 1, live: {}, log });

describe('the card of another player', () => {
  const before = live(hand('axis'), inPlay());
  const after = live({ ...hand('axis'), count: 2 }, inPlay('ambush'));
  it('is shown when it is laid open', () =>
    expect(playedCard(before, after, ['allies'])).toBe('ambush'));
  it('is not shown again by who played it', () =>
    expect(playedCard(before, after, ['axis'])).toBeNull());
  it('is none where nothing was played', () =>
    expect(playedCard(before, before, ['allies'])).toBeNull());
});

describe('the pause after an action', () => {
  it('is longer for cards and dice, and never endless', () => {
    const step = pauseAfter(update(line('moved')), null);
    expect(pauseAfter(update(line('moved')), 'ambush')).toBeGreaterThan(step);
    expect(pauseAfter(update(line('rolled')), null)).toBeGreaterThan(step);
    expect(pauseAfter(update(...Array.from({ length: 9 }, () => line('rolled'))), 'x')).toBe(3000);
  });
  it('is none where nothing is told', () => expect(pauseAfter(update(), null)).toBe(0));
});
