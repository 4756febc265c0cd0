import { expect, it } from 'vitest';
import type { LogLine } from '../net/protocol';
import {
  befell,
  groupByTurn,
  lastRound,
  mergeLines,
  sinceOwnStep,
  ticks,
  turnFrom,
} from './moments';

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

it('rounds without turns have a head, too, and the last one can be told', () => {
  const rounds = [
    line(0, 'a', ['event-moved', 'event-round']),
    line(1, 'b', ['event-fought', 'event-round']),
    line(2, 'a', ['event-ready']),
  ];
  expect(groupByTurn(rounds).map((group) => group.head?.key)).toEqual([
    undefined,
    'event-round',
    'event-round',
  ]);
  expect(lastRound(rounds).flatMap((l) => l.messages.map((m) => m.key))).toEqual(['event-fought']);
  expect(lastRound(rounds.slice(2))).toEqual([]);
});

it('a round that begins with a turn has the head of the turn', () => {
  const found = groupByTurn([
    line(0, 'a', ['event-round', 'event-turn']),
    line(1, 'a', ['event-moved']),
  ]);
  expect(found.map((group) => group.head?.key)).toEqual(['event-turn']);
});

it('since my last step', () => {
  expect(sinceOwnStep(log, ['a']).map((l) => l.number)).toEqual([3]);
  expect(sinceOwnStep(log, ['b'])).toEqual([]);
  expect(sinceOwnStep(log, ['a', 'b'])).toEqual([]);
  const passed = [...log, line(9, 'c', ['event-moved']), line(10, 'b', [])];
  expect(sinceOwnStep(passed, ['b']).map((l) => l.number)).toEqual([9]); // a pass tells nothing
  // Passes in the middle of a turn of others were given without a question.
  const pass = line(5, 'a', ['event-passed']);
  const turn = [...log, pass, line(6, 'b', ['event-moved']), pass, line(8, 'b', ['event-moved'])];
  expect(sinceOwnStep(turn, ['a']).map((l) => l.number)).toEqual([3, 6, 8]);
  expect(sinceOwnStep([...log, pass], ['a'])).toEqual([]);
  // The page knows which step was a decision: what followed from a pass is none.
  const drew = line(5, 'a', ['event-drew']);
  expect(sinceOwnStep([...log, drew], ['a'], 3).map((l) => l.number)).toEqual([3]);
  expect(sinceOwnStep(log, ['nobody'])).toHaveLength(log.filter((l) => !l.undone).length);
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

it('tells what fights did to the own pieces alone', () => {
  const combat = (key: string, args: Record<string, string>) => ({ key, args, topic: 'combat' });
  const back = combat('event-driven-back', { unit: 'unit:mine' });
  const messages = [
    combat('event-fought', { unit: 'unit:theirs', unit2: 'unit:mine' }),
    combat('event-rolled', { unit: 'unit:mine', face: 'flag' }),
    back,
    combat('event-lost-discs', { unit: 'unit:theirs' }),
    { key: 'event-moved', args: { unit: 'unit:mine' }, topic: 'moves' },
  ];
  const tokens = ['mine', 'theirs'].map((id) => ({ id, kind: 'k', space: 's', side: id }));
  expect(befell([{ ...line(0, 'b', []), messages }], { side: 'mine', tokens })).toEqual([back]);
});
