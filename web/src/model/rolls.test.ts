import { expect, it } from 'vitest';
import type { LogLine } from '../net/protocol';
import { rollsOf } from './rolls';

const line = (ply: number, face: string, more: Partial<LogLine> = {}): LogLine =>
  ({
    number: ply,
    ply,
    seat: 'axis',
    messages: [{ key: 'rolled', args: face ? { face } : {} }],
    ...more,
  }) as LogLine;

it('keeps the dice that stand, the latest first', () => {
  const log = [
    line(1, 'flag star'),
    line(2, ''),
    line(3, 'grenade', { undone: true }),
    line(4, 'star'),
  ];
  expect(rollsOf(log).map((roll) => [roll.ply, roll.faces])).toEqual([
    [4, ['star']],
    [1, ['flag', 'star']],
  ]);
  expect(rollsOf(log, 3).map((roll) => roll.ply)).toEqual([1]);
});

it('gives dice to whoever rolled them, though another let the attack pass', () => {
  const messages = [{ key: 'rolled', args: { face: 'flag', seat: 'seat:allies' } }];
  expect(rollsOf([line(1, '', { messages }), line(2, 'star')]).map((roll) => roll.seat)).toEqual([
    'axis',
    'allies',
  ]);
});
