import { expect, it } from 'vitest';
import type { LogLine } from '../net/protocol';
import { ownTurn } from './ownTurn';

const line = (number: number, seat: string, ...keys: string[]): LogLine => ({
  number,
  ply: number + 1,
  seat,
  messages: keys.map((key) => ({ key, ...(key === 'event-turn' && { args: { side: 'side:b' } }) })),
});
const keys = (log: LogLine[], seat: string): string[] =>
  ownTurn(log, seat).map((message) => message.key);
const before = [line(0, 'a', 'event-moved'), line(1, 'a', 'event-drew', 'event-turn')];

it('a fight that the other side answered belongs to the turn', () => {
  const log = [
    ...before,
    line(2, 'b', 'event-attacked', 'event-sheet'),
    line(3, 'a', 'event-sacrificed', 'event-destroyed', 'event-morale'),
    { ...line(4, 'b', 'event-moved'), undone: true },
    line(5, 'b', 'event-prestige', 'event-deployed'),
  ];
  expect(keys(log, 'b')).toEqual(['event-attacked', 'event-destroyed', 'event-deployed']);
  expect(keys(before, 'b')).toEqual([]);
});

it('in a round of both sides only the own steps do', () => {
  const round = [
    line(0, '', 'event-round'),
    line(1, 'a', 'event-moved'),
    line(2, 'b', 'event-hit'),
  ];
  expect(keys(round, 'a')).toEqual(['event-moved']);
  expect(keys(round, 'b')).toEqual(['event-hit']);
});
