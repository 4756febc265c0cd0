import { describe, expect, it } from 'vitest';
import { firstSeat, plans, type Seating, ownPlans } from './seating';
import type { ScenarioInfo } from './protocol';

const scenario: ScenarioInfo = { id: 'x', titles: {}, date: '', source: 'rulebook', seats: ['de', 'uk', 'it', 'us'], sides: ['axis', 'allies', 'axis', 'allies'], first: 'allies', names: {} };
const seating: Seating = { mine: 'de', other: 'computer', level: 'sergeant', each: {}, names: {} };

describe('who sits where', () => {
  it('the side that begins has the first seat', () => expect(firstSeat(scenario)).toBe('uk'));
  it('one person takes all seats of a side against the computer', () => {
    expect(plans(scenario, seating).map((p) => [p.kind, !!p.mine])).toEqual([['person', true], ['computer', false], ['person', true], ['computer', false]]);
    expect(plans(scenario, seating)[1].level).toBe('sergeant');
  });
  it('the other side is open for a friend or for anybody', () => {
    for (const other of ['link', 'open'] as const) expect(plans(scenario, { ...seating, other }).map((p) => p.kind)).toEqual(['person', 'open', 'person', 'open']);
  });
  it('people at one screen have names, so that a curtain falls between them', () => {
    const here = plans(scenario, { ...seating, other: 'here', names: { uk: ' Éva ', de: '' } });
    expect(here.every((p) => p.mine)).toBe(true);
    expect([here[0].name, here[1].name]).toEqual([undefined, 'Éva']);
  });
  it('every seat may be chosen by itself', () => {
    const each = { de: 'me', uk: 'open', it: 'computer' } as const;
    expect(plans(scenario, { ...seating, other: 'mixed', each }).map((p) => p.kind)).toEqual(['person', 'open', 'computer', 'computer']);
  });
});

describe('a table of one\'s own', () => {
  const seats = [
    { seat: 'axis', side: 'axis', kind: 'computer' as const, level: 'recruit' },
    { seat: 'allies', side: 'allies', kind: 'person' as const, mine: true },
    { seat: 'free', side: 'allies', kind: 'person' as const },
  ];
  it('keeps my seats and gives the others to computers', () => {
    expect(ownPlans(seats, ['axis'], 'general')).toEqual({ axis: 'recruit', allies: 'me', free: 'general' });
  });
  it('puts a stranger on the side that decides', () => {
    expect(ownPlans(seats.map((s) => ({ ...s, mine: false })), ['allies'], 'general')).toEqual({ axis: 'recruit', allies: 'me', free: 'me' });
  });
});
