import { describe, expect, it } from 'vitest';
import type { LogLine, Message } from '../net/protocol';
import { pointsOf } from './roundPoints';

const line = (number: number, ...messages: Message[]): LogLine => ({
  number,
  ply: number,
  seat: 'ottoman',
  messages,
});
const told = (key: string, args = {}): Message => ({ key: `event-${key}`, args });
const points = (key: string, side: string, number: number): Message =>
  told(key, { side: `side:${side}`, number });

describe('the points of a round', () => {
  it('come with the fight, the order or the ground that brought them', () => {
    const found = pointsOf([
      line(1, told('fought'), told('lost-discs'), points('scored-discs', 'ottoman', 2)),
      line(2, told('withdrawn'), points('fell', 'christian', 1)),
      line(3, points('territory', 'ottoman', 0), points('territory', 'christian', 4)),
      line(4, points('scored', 'christian', 4)),
    ]);
    expect(found.map((one) => [one.side, one.points, one.cause?.key])).toEqual([
      ['ottoman', 2, 'event-fought'],
      ['christian', -1, 'event-withdrawn'],
      ['christian', 4, undefined],
    ]);
  });
  it('tell a blow back from the attack it answers', () => {
    const [blow, attack] = pointsOf([
      line(1, told('shot'), told('struck-back'), points('scored-discs', 'christian', 2)),
      line(2, points('scored-push', 'ottoman', 1)),
    ]);
    expect([blow.cause?.key, attack.cause?.key]).toEqual(['event-struck-back', 'event-shot']);
  });
  it('say of which side the ground counted double', () => {
    const found = pointsOf([
      line(1, told('surveyed', { side: 'side:ottoman' })),
      line(2, points('territory', 'ottoman', 12), points('territory', 'christian', 4)),
    ]);
    expect(found.map((one) => one.told.key)).toEqual(['event-territory-double', 'event-territory']);
  });
  it('count nothing that was undone', () => {
    expect(pointsOf([{ ...line(1, points('fell', 'ottoman', 1)), undone: true }])).toEqual([]);
  });
});
