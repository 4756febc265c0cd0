import { describe, expect, it } from 'vitest';
import type { Live, LogLine, Zone } from '../net/protocol';
import { headline, pauseAfter, playedCard, readMs } from './follow';

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
const told = (...log: LogLine[]): LogLine[] => log;

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
  it('is longer for new pieces and dice, and never endless', () => {
    const step = pauseAfter(told(line('moved')));
    expect(pauseAfter(told(line('event-built')))).toBeGreaterThan(step);
    expect(pauseAfter(told(line('rolled')))).toBeGreaterThan(step);
    expect(pauseAfter(told(...Array.from({ length: 9 }, () => line('rolled'))))).toBe(3000);
  });
  it('leaves time for the card that one has drawn', () => {
    const fight = pauseAfter(told(line('rolled')));
    expect(pauseAfter(told(line('rolled', 'event-drew-card')))).toBeGreaterThan(fight);
  });
  it('lets one read the sum of a fire', () => {
    const fire = line('event-sacrificed', 'event-sacrificed', 'event-flipped-fire', 'event-loss');
    expect(pauseAfter(told(fire))).toBe(4000);
  });
  it('is none where nothing is told', () => expect(pauseAfter(told())).toBe(0));
});

describe('the time to read a card', () => {
  it('grows with its text', () => {
    expect(readMs(200, false)).toBeGreaterThan(readMs(80, false));
    expect(readMs(2000, false)).toBeLessThanOrEqual(7000);
  });
  it('is short for one that was read before', () =>
    expect(readMs(200, true)).toBeLessThan(readMs(20, false)));
});

it('an action is told by its unit or card, not by what it costs', () => {
  const paid = { key: 'event-prestige', args: { number: 1 } };
  const played = { key: 'event-played', args: { card: 'card:fog' } };
  expect(headline({ ...line(), messages: [paid, played] })).toBe(played);
  const sum = { key: 'event-sheet', args: { number: 3 } };
  expect(headline({ ...line(), messages: [paid, sum] })).toBe(paid);
  expect(headline({ ...line(), messages: [sum] })).toBeUndefined();
  expect(headline(line())).toBeUndefined();
});
