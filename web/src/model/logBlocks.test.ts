import { describe, expect, it } from 'vitest';
import { blocks, doerOf } from './logBlocks';
import { passesFilter, topics } from './logFilter';
import type { LogLine, Message } from '../net/protocol';

const line = (number: number, messages: Message[], more: Partial<LogLine> = {}): LogLine => ({
  number,
  ply: number + 1,
  seat: 'axis',
  messages,
  ...more,
});
const attack = { key: 'event-attacked', topic: 'combat' };
const rolled = { key: 'event-rolled', topic: 'combat', args: { face: 'star flag' } };
const hit = { key: 'event-hit', topic: 'combat' };
const played = { key: 'event-played', topic: 'cards' };
const log = [
  line(0, [played]),
  line(1, [attack, rolled, hit]),
  line(2, [played], { undone: true }),
  line(3, [played], { undone: true }),
  line(4, [played], { seat: 'allies' }),
];

describe('the log', () => {
  it('lists each topic once', () => expect(topics(log)).toEqual(['cards', 'combat']));
  it('is filtered by topic, by side and by dice', () => {
    expect(log.filter((l) => passesFilter(l, 'combat', 'axis')).map((l) => l.number)).toEqual([1]);
    expect(log.filter((l) => passesFilter(l, 'theirs', 'axis')).map((l) => l.number)).toEqual([4]);
    expect(log.filter((l) => passesFilter(l, 'rolls', 'axis')).map((l) => l.number)).toEqual([1]);
    expect(log.filter((l) => passesFilter(l, 'all', 'axis'))).toHaveLength(5);
  });
  it('folds fights and what was taken back', () => {
    expect(blocks(log).map((b) => b.kind)).toEqual(['line', 'fight', 'undone', 'line']);
    const folded = blocks(log)[2];
    expect(folded.kind === 'undone' && folded.lines).toHaveLength(2);
  });
  it('tells of a drawn card once, and of a country in its own colour', () => {
    const country = 'country:japan';
    const drew = line(0, [
      { key: 'event-drew', args: { country, number: 1 } },
      { key: 'event-drew-card', args: { country, card: 'card:raid' } },
    ]);
    const [block] = blocks([drew]);
    expect(block.kind === 'line' && block.line.messages.map(({ key }) => key)).toEqual([
      'event-drew-card',
    ]);
    expect(doerOf(drew, (seat) => seat === 'japan')).toBe('japan');
    expect(doerOf(drew, () => false)).toBe('axis');
  });
  it('does not count what was undone and done again', () => {
    const ordered = (unit: string) => [{ key: 'event-ordered', args: { unit } }];
    const [first, second, again] = blocks([
      line(0, ordered('unit:a'), { undone: true }),
      line(1, ordered('unit:b'), { undone: true }),
      line(2, ordered('unit:b')),
    ]);
    expect(first.kind === 'undone' && first.lines.map((one) => one.number)).toEqual([0]);
    expect([second.kind, again]).toEqual(['line', undefined]);
  });
});
