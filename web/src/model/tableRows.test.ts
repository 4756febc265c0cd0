import { describe, expect, it } from 'vitest';
import { isOwnAlone, scoreLine, targetOf, verdict } from './tableRows';
import type { SeatInfo, TableInfo } from '../net/protocol';

const seat = (id: string, side: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: id,
  side,
  kind: 'computer',
  ...more,
});
const mine = { kind: 'person', mine: true } as const;
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'g',
  scenario: 's',
  titles: {},
  status: 'playing',
  ply: 3,
  seats,
  ...more,
});

describe('a row of the home page', () => {
  const two = [
    seat('a', 'axis', { ...mine, score: 3, target: 5 }),
    seat('b', 'allies', { target: 5 }),
  ];
  it('shows the score of each side once', () => {
    expect(scoreLine(table(two))).toBe('3 : 0');
    expect(scoreLine(table([...two, seat('c', 'axis', { score: 3 })]))).toBe('3 : 0');
    expect(scoreLine(table(two, { status: 'waiting' }))).toBe('');
    expect(scoreLine(table([seat('a', 'axis'), seat('b', 'allies')]))).toBe('');
  });
  it('names the score that wins only if it is one for all', () => {
    expect(targetOf(table(two))).toBe(5);
    expect(targetOf(table([two[0], seat('b', 'allies')]))).toBe(0);
  });
  it('says what became of me, or who won', () => {
    expect(verdict(table(two))).toBe('');
    expect(verdict(table(two, { winners: ['a'] }))).toBe('page-you-won');
    expect(verdict(table(two, { winners: ['b'] }))).toBe('page-you-lost');
    expect(verdict(table(two, { draw: true }))).toBe('page-drawn');
    const watched = [seat('a', 'axis'), seat('b', 'allies')];
    expect(verdict(table(watched, { winners: ['b'] }))).toBe('page-side-won');
    const both = [seat('a', 'axis', mine), seat('b', 'allies', mine)];
    expect(verdict(table(both, { winners: ['b'] }))).toBe('page-side-won');
  });
  it('can be deleted by its host where nobody else plays', () => {
    expect(isOwnAlone(table(two, { host: true }))).toBe(true);
    expect(isOwnAlone(table(two))).toBe(false);
    const shared = [...two, seat('c', 'allies', { kind: 'person' })];
    expect(isOwnAlone(table(shared, { host: true }))).toBe(false);
  });
});
