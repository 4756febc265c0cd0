// Who is to sit where at a new table.

import type { ScenarioInfo, SeatInfo, SeatPlan } from './protocol';

export type Opponent = 'computer' | 'link' | 'open' | 'here' | 'mixed';
export type Sitter = 'me' | 'computer' | 'open' | 'here';

export interface Seating {
  mine: string; // the seat of the one who lays the table
  other: Opponent;
  level: string;
  each: Record<string, Sitter>; // where every seat is chosen by itself
  names: Record<string, string>; // of people who share the screen
}

export const sideOf = (scenario: ScenarioInfo, seat: string): string => scenario.sides?.[scenario.seats.indexOf(seat)] ?? seat;

/** The level that one meets without choosing: no beginner, and quick. */
export const usualLevel = (levels: string[]): string => levels[1] ?? levels[0] ?? '';

/** The seat that begins, if it has one of its own. */
export const firstSeat = (scenario: ScenarioInfo): string =>
  scenario.seats.find((seat) => sideOf(scenario, seat) === scenario.first) ?? scenario.seats[0] ?? '';

/** With more than two seats one person takes all of a side, unless each is chosen by itself. */
function sitter(scenario: ScenarioInfo, seating: Seating, seat: string): Sitter {
  if (seating.other === 'mixed') return seating.each[seat] ?? 'computer';
  if (sideOf(scenario, seat) === sideOf(scenario, seating.mine)) return 'me';
  if (seating.other === 'here') return 'here';
  return seating.other === 'computer' ? 'computer' : 'open';
}

export function plans(scenario: ScenarioInfo, seating: Seating): SeatPlan[] {
  return scenario.seats.map((seat) => {
    const who = sitter(scenario, seating, seat);
    if (who === 'computer') return { seat, kind: 'computer', level: seating.level };
    if (who === 'open') return { seat, kind: 'open' };
    const name = seating.other === 'here' || seating.other === 'mixed' ? seating.names[seat]?.trim() : '';
    return name ? { seat, kind: 'person', mine: true, name } : { seat, kind: 'person', mine: true };
  });
}

/** At a table of one's own: oneself where one sat, else on the side that decides; computers elsewhere. */
export function ownPlans(seats: SeatInfo[], deciding: string[], level: string): Record<string, string> {
  const sides = new Set(seats.filter((s) => deciding.includes(s.seat)).map((s) => s.side));
  const mine = seats.some((s) => s.mine) ? (s: SeatInfo): boolean => !!s.mine : (s: SeatInfo): boolean => sides.has(s.side);
  return Object.fromEntries(seats.map((s) => [s.seat, mine(s) ? 'me' : (s.kind === 'computer' && s.level) || level]));
}
