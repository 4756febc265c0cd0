import { describe, expect, it } from 'vitest';
import type { LogLine, Prompt, SeatInfo } from '../net/protocol';
import { answerKey, doneSince, inTurnOfOthers } from './whoseTurn';

const seat = (name: string, side: string, mine: boolean): SeatInfo =>
  ({ seat: name, side, kind: 'person', mine }) as SeatInfo;
const turn = (args: Record<string, string>, undone = false): LogLine =>
  ({ undone, messages: [{ key: 'event-turn', args }, { key: 'event-moved' }] }) as LogLine;

describe('whose turn it is', () => {
  const memoir = [seat('axis', 'axis', true), seat('allies', 'allies', false)];
  const war = [
    seat('germany', 'axis', true),
    seat('italy', 'axis', true),
    seat('uk', 'allies', false),
  ];

  it('is that of the last turn that was told', () => {
    expect(inTurnOfOthers([turn({ side: 'side:axis' })], memoir)).toBe(false);
    const log = [turn({ side: 'side:axis' }), turn({ side: 'side:allies' })];
    expect(inTurnOfOthers(log, memoir)).toBe(true);
  });
  it('is mine for every country that I lead', () => {
    expect(inTurnOfOthers([turn({ country: 'country:italy' })], war)).toBe(false);
    expect(inTurnOfOthers([turn({ country: 'country:uk' })], war)).toBe(true);
  });
  it('is told by the steps where both sides act in one turn', () => {
    const step = (side: string): LogLine =>
      ({
        messages: [{ key: 'event-phase', args: { step: 'step:combat', side } }],
      }) as unknown as LogLine;
    expect(inTurnOfOthers([turn({}), step('side:allies')], memoir)).toBe(true);
    expect(inTurnOfOthers([turn({}), step('side:allies'), step('side:axis')], memoir)).toBe(false);
    expect(inTurnOfOthers([step('side:allies'), turn({})], memoir)).toBe(false);
  });
  it('forgets what was taken back, and knows nothing without turns', () => {
    const log = [turn({ side: 'side:axis' }), turn({ side: 'side:allies' }, true)];
    expect(inTurnOfOthers(log, memoir)).toBe(false);
    expect(inTurnOfOthers([], memoir)).toBe(false);
  });
});

describe('an answer in the turn of others', () => {
  const asked = { text: { key: 'ask-window' }, kind: 'reaction' } as Prompt;
  it('is named by the game, or by a plain word', () => {
    expect(answerKey(asked, { has: (key) => key === 'go-ask-window' })).toBe('go-ask-window');
    expect(answerKey(asked, { has: () => false })).toBe('page-summary-go-answer');
  });
});

it('what came of an own step is told with it, but no turn of others', () => {
  const line = (ply: number, seat: string, key: string): LogLine =>
    ({ ply, seat, messages: [{ key }] }) as LogLine;
  const log = [
    line(1, 'ussr', 'event-built'),
    line(2, 'ussr', 'event-battle'),
    line(3, 'italy', 'event-removed'),
  ];
  expect(doneSince(log, 'ussr', 1)).toEqual(log.slice(1));
  expect(doneSince(log, 'ussr', 3)).toEqual([]);
  expect(doneSince([...log, line(4, 'ussr', 'event-turn')], 'ussr', 1)).toEqual([
    log[1],
    line(4, 'ussr', 'event-turn'),
  ]);
});
