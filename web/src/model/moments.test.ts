import { expect, it } from 'vitest';
import type { LogLine } from '../net/protocol';
import { groupByTurn, mergeLines, ownTurn, sinceOwnStep, ticks, turnFrom } from './moments';

const line = (
  number: number,
  seat: string,
  keys: string[],
  more: Partial<LogLine> = {},
): LogLine => ({
  number,
  ply: number + 1,
  seat,
  messages: keys.map((key) => ({ key })),
  ...more,
});
const log = [
  line(0, 'a', ['event-played']),
  line(1, 'a', ['event-moved']),
  line(2, 'a', ['event-drew', 'event-turn'], { barrier: true }),
  line(3, 'b', ['event-played']),
  line(4, 'b', ['event-moved'], { undone: true }),
];

it('ticks: one for each standing step, turns where they begin', () => {
  expect(ticks(log).map((t) => [t.ply, t.turn, t.dice])).toEqual([
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [4, true, false],
  ]);
  expect(turnFrom(ticks(log), 4, -1)).toBe(3);
  expect(turnFrom(ticks(log), 3, -1)).toBe(0);
  expect(turnFrom(ticks(log), 0, 1)).toBe(3);
  expect(turnFrom(ticks(log), 3, 1)).toBe(4);
});

it('groups begin with the message of a turn', () => {
  const found = groupByTurn(log);
  expect(found.length).toBe(2);
  expect(found[0].lines.length).toBe(3);
  expect(found[1].head?.key).toBe('event-turn');
  expect(found[1].lines.map((l) => !!l.undone)).toEqual([false, true]);
});

it('since my last step', () => {
  expect(sinceOwnStep(log, 'a').map((l) => l.number)).toEqual([3]);
  expect(sinceOwnStep(log, 'b')).toEqual([]);
  expect(sinceOwnStep(log, 'nobody')).toHaveLength(log.filter((l) => !l.undone).length);
});

it('what one has done since others acted', () => {
  expect(ownTurn(log, 'b').map((message) => message.key)).toEqual(['event-played']);
  expect(ownTurn(log, 'a')).toEqual([]);
});

it('lines that come again take the place of the old ones', () => {
  const again = mergeLines(log, [
    line(3, 'b', ['event-played'], { undone: true }),
    line(5, 'b', ['x']),
  ]);
  expect(again.map((l) => [l.number, !!l.undone])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ]);
});
