import { describe, expect, it } from 'vitest';
import { soundsOf, wanted } from './notifications';
import { lengthOf, SCORES, type Sound } from '../browser/sounds';
import type { LogLine, Message } from '../net/protocol';

const line = (...messages: Message[]): LogLine => ({ number: 0, ply: 1, seat: 'axis', messages });

describe('signals', () => {
  it('come always, while away, or never', () => {
    expect([
      wanted('always', false),
      wanted('away', false),
      wanted('away', true),
      wanted('never', true),
    ]).toEqual([true, false, true, false]);
  });
  it('of dice come before those of their results, at most two at once', () => {
    const fight = line(
      { key: 'a', topic: 'combat', args: { unit: 'u', unit2: 'v', number: 3 } },
      { key: 'r', topic: 'combat', args: { face: 'star' } },
      { key: 'h', topic: 'combat', args: { number: 1 } },
      { key: 'm', topic: 'moves' },
    );
    expect(soundsOf([fight])).toEqual(['dice', 'hit']);
    expect(soundsOf([{ ...fight, undone: true }])).toEqual([]);
    expect(soundsOf([line({ key: 'p', topic: 'cards' })])).toEqual(['card']);
  });
  it('are all shorter than 400 ms', () => {
    for (const sound of Object.keys(SCORES) as Sound[]) expect(lengthOf(sound)).toBeLessThan(0.4);
  });
});
