// Who sits where at a new table.

import type {
  ScenarioInfo,
  SeatInfo,
  SeatingInfo,
  SeatPlan,
  SeatPreview,
  SettingInfo,
} from '../net/protocol';

export type Opponent = 'computer' | 'link' | 'open' | 'here' | 'mixed';
export type Sitter = 'me' | 'computer' | 'open' | 'here';

export interface Seating {
  persons: string[][]; // the seats of each person
  mine: string; // a seat of the host
  other: Opponent;
  level: string;
  each: Record<string, Sitter>; // by each person's first seat, where persons are chosen one by one
  names: Record<string, string>; // of people who share the screen, by first seat
}

export const sideOf = (scenario: ScenarioInfo, seat: string): string =>
  scenario.sides?.[scenario.seats.indexOf(seat)] ?? seat;

/** The default level: the easiest for a first game, else quick and not a beginner. */
export const defaultLevel = (levels: string[], first = false): string =>
  (first ? levels[0] : levels[1]) ?? levels[0] ?? '';

/** The seat that goes first, if there is one. */
export const firstSeat = (scenario: ScenarioInfo): string =>
  scenario.seats.find((seat) => sideOf(scenario, seat) === scenario.first) ??
  scenario.seats[0] ??
  '';

/** A scenario with the seats that it has under chosen settings, such as teams. */
export const withSeats = (scenario: ScenarioInfo, seats: SeatPreview[]): ScenarioInfo => ({
  ...scenario,
  seats: seats.map((one) => one.seat),
  sides: seats.map((one) => one.side),
  names: {
    ...scenario.names,
    ...Object.fromEntries(seats.map((one) => [`seat:${one.seat}`, one.names])),
  },
});

/** The settings that can be chosen for a scenario, with the values that fit it. */
export const settingsFor = (
  settings: SettingInfo[],
  scenario: ScenarioInfo,
  seating?: SeatingInfo,
): SettingInfo[] =>
  settings
    .filter(
      ({ name, scenarios }) =>
        !(name in (seating?.settings ?? {})) &&
        (!scenarios?.length || scenarios.includes(scenario.id)),
    )
    .map((setting) => ({
      ...setting,
      values: setting.values.filter((value) => !scenario.unfit?.[setting.name]?.includes(value)),
    }))
    .filter(({ values }) => values.length > 1);

/** The seats of each person, as the rulebook deals them out; where it does not, each has one. */
export const personsOf = (scenario: ScenarioInfo, seating: SeatingInfo | undefined): string[][] =>
  seating?.persons ?? scenario.seats.map((seat) => [seat]);

function sitter(seating: Seating, person: string[]): Sitter {
  if (person.includes(seating.mine)) return 'me';
  if (seating.other === 'mixed') return seating.each[person[0]] ?? 'computer';
  if (seating.other === 'here') return 'here';
  return seating.other === 'computer' ? 'computer' : 'open';
}

export function seatPlans(scenario: ScenarioInfo, seating: Seating): SeatPlan[] {
  return scenario.seats.map((seat) => {
    const number = seating.persons.findIndex((person) => person.includes(seat));
    const person = seating.persons[number] ?? [seat];
    const who = sitter(seating, person);
    if (who === 'computer') return { seat, kind: 'computer', level: seating.level };
    if (who === 'open') return { seat, kind: 'open', person: number + 1 };
    const own = seating.persons.find((each) => each.includes(seating.mine)) ?? [seating.mine];
    const named = seating.other === 'here' || seating.other === 'mixed';
    const name = named ? seating.names[(who === 'me' ? own : person)[0]]?.trim() : '';
    return name ? { seat, kind: 'person', mine: true, name } : { seat, kind: 'person', mine: true };
  });
}

/** At a copied table: the person where they sat, else on the side to act; computers elsewhere. */
export function ownPlans(
  seats: SeatInfo[],
  deciding: string[],
  level: string,
): Record<string, string> {
  const sides = new Set(seats.filter((s) => deciding.includes(s.seat)).map((s) => s.side));
  const mine = seats.some((s) => s.mine)
    ? (s: SeatInfo): boolean => !!s.mine
    : (s: SeatInfo): boolean => sides.has(s.side);
  return Object.fromEntries(
    seats.map((s) => [s.seat, mine(s) ? 'me' : (s.kind === 'computer' && s.level) || level]),
  );
}
