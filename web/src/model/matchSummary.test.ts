import { describe, expect, it } from 'vitest';
import {
  compareRolls,
  headline,
  milestones,
  momentOf,
  facesRolled,
  scoreSwings,
} from './matchSummary';
import type { LogLine, SeatInfo } from '../net/protocol';

const moment = (ply: number, a: number, b: number, ua = 5, ub = 5) => ({
  ply,
  scores: { a, b },
  units: { a: ua, b: ub },
});

describe('the review of a match', () => {
  it('samples the starts of turns, not too many, and the end', () => {
    const ticks = Array.from({ length: 20 }, (_, i) => ({
      ply: i + 1,
      seat: 'x',
      turn: i % 2 === 0,
      dice: false,
    }));
    expect(milestones(ticks, 10)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(milestones(ticks, 3)).toEqual([0, 8, 16, 20]);
    expect(milestones([], 3)).toEqual([0]);
  });
  it('counts points and units of each side', () => {
    const live = {
      seats: [{ id: 's', side: 'a', team: 0, score: 2 }],
      tokens: [
        { id: '1', kind: 'x', space: 'h', side: 'a' },
        { id: '2', kind: 'x', space: 'h', side: 'a', layer: 'piece' as const },
      ],
    };
    expect(momentOf(3, live)).toEqual({ ply: 3, scores: { a: 2 }, units: { a: 1 } });
  });
  it('has its turning points where the balance moved most', () => {
    const found = scoreSwings([
      moment(0, 0, 0),
      moment(4, 1, 0, 5, 4),
      moment(8, 1, 3, 2, 4),
      moment(12, 1, 3, 2, 4),
    ]);
    expect(found).toEqual([
      { from: 4, to: 8, side: 'b', points: 3, units: 3 },
      { from: 0, to: 4, side: 'a', points: 1, units: 1 },
    ]);
    expect(scoreSwings([])).toEqual([]);
  });
  it('compares the dice with what was expected', () => {
    const found = compareRolls(
      new Map([
        ['star', 3],
        ['odd', 1],
      ]),
      new Map([
        ['star', 0.5],
        ['flag', 0.25],
      ]),
    );
    expect(found).toEqual([
      { face: 'star', count: 3, expected: 2 },
      { face: 'flag', count: 0, expected: 1 },
      { face: 'odd', count: 1, expected: null },
    ]);
  });
  it('counts the faces that each side threw; what was taken back does not count', () => {
    const line = (seat: string, face: string, undone = false): LogLine => ({
      number: 0,
      ply: 1,
      seat,
      messages: [{ key: 'r', args: { face } }],
      undone,
    });
    const found = facesRolled(
      [line('x', 'star star flag'), line('y', 'flag'), line('x', 'star', true)],
      (seat) => seat,
    );
    expect([...found.get('x')!]).toEqual([
      ['star', 2],
      ['flag', 1],
    ]);
    expect([...found.get('y')!]).toEqual([['flag', 1]]);
  });
});

describe('the headline of a result', () => {
  const seat = (id: string, side: string, mine = false): SeatInfo => ({
    seat: id,
    side,
    kind: 'person',
    mine,
  });

  it('tells players of one side what they did', () => {
    expect(headline('axis', [seat('a', 'axis', true), seat('b', 'allies')])).toBe('page-you-won');
    expect(headline('axis', [seat('a', 'axis'), seat('b', 'allies', true)])).toBe('page-you-lost');
  });

  it('tells observers, and whoever plays both sides, who won', () => {
    expect(headline('axis', [seat('a', 'axis'), seat('b', 'allies')])).toBe('page-won');
    const both = [seat('a', 'axis', true), seat('b', 'allies', true)];
    expect(headline('axis', both)).toBe('page-won');
    expect(headline('', both)).toBe('page-drawn');
  });
});
