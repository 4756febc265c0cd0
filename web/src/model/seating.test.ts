import { describe, expect, it } from 'vitest';
import {
  firstSeat,
  ownPlans,
  personsOf,
  seatPlans,
  settingsFor,
  withSeats,
  type Seating,
} from './seating';
import { isNewcomer } from './newcomer';
import type { ScenarioInfo } from '../net/protocol';

const scenario: ScenarioInfo = {
  id: 'x',
  titles: {},
  date: '',
  source: 'rulebook',
  seats: ['de', 'uk', 'it', 'us'],
  sides: ['axis', 'allies', 'axis', 'allies'],
  first: 'allies',
  names: {},
};
const sides = [
  ['de', 'it'],
  ['uk', 'us'],
];
const seating: Seating = {
  persons: sides,
  mine: 'de',
  other: 'computer',
  level: 'sergeant',
  each: {},
  names: {},
};
const three = { settings: { players: 3 }, persons: [['de', 'it'], ['uk'], ['us']] };

describe('who sits where', () => {
  it('the side that begins has the first seat', () => expect(firstSeat(scenario)).toBe('uk'));
  it('people share the seats as the rulebook says, or have one each', () => {
    expect(personsOf(scenario, three)).toEqual(three.persons);
    expect(personsOf(scenario, undefined)).toEqual([['de'], ['uk'], ['it'], ['us']]);
  });
  it('teams have the seats that the settings give them', () => {
    const names = { en: 'Chief' };
    const team = withSeats(scenario, [{ seat: 'chief', side: 'axis', team: 0, names }]);
    expect([team.seats, team.sides, team.names['seat:chief']]).toEqual([
      ['chief'],
      ['axis'],
      names,
    ]);
  });
  it('only what fits the battle can be chosen', () => {
    const players = { name: 'players', values: [1, 2, 4], rules: [] };
    const board = { name: 'board', values: ['one', 'two'], rules: [] };
    const elsewhere = { name: 'terrain', values: [false, true], rules: [], scenarios: ['y'] };
    const unfit = { players: [4], board: ['two'] };
    expect(settingsFor([players, board, elsewhere], { ...scenario, unfit })).toEqual([
      { ...players, values: [1, 2] },
    ]);
    expect(settingsFor([players], scenario, three)).toEqual([]);
  });
  it('one person takes all seats of a side against the computer', () => {
    expect(seatPlans(scenario, seating).map((p) => [p.kind, !!p.mine])).toEqual([
      ['person', true],
      ['computer', false],
      ['person', true],
      ['computer', false],
    ]);
    expect(seatPlans(scenario, seating)[1].level).toBe('sergeant');
  });
  it('open seats of one person share a number, so that one invitation is for all of them', () => {
    for (const other of ['link', 'open'] as const)
      expect(seatPlans(scenario, { ...seating, other }).map((p) => [p.kind, p.person])).toEqual([
        ['person', undefined],
        ['open', 2],
        ['person', undefined],
        ['open', 2],
      ]);
    expect(
      seatPlans(scenario, { ...seating, persons: three.persons, other: 'link' }).map(
        (p) => p.person,
      ),
    ).toEqual([undefined, 2, undefined, 3]);
  });
  it('people at one screen have different names, so that a curtain hides their hands', () => {
    const here = seatPlans(scenario, { ...seating, other: 'here', names: { uk: ' Éva ', de: '' } });
    expect(here.every((p) => p.mine)).toBe(true);
    expect(here.map((p) => p.name)).toEqual([undefined, 'Éva', undefined, 'Éva']);
  });
  it('each person can be chosen separately', () => {
    const both = seatPlans(scenario, {
      ...seating,
      persons: three.persons,
      other: 'mixed',
      mine: 'uk',
      each: { us: 'me', de: 'here' },
      names: { uk: 'Éva', us: 'Ida', de: 'Pál' },
    });
    expect(both.map((p) => p.name)).toEqual(['Pál', 'Éva', 'Pál', 'Éva']);
    const each = { uk: 'open', us: 'computer' } as const;
    expect(
      seatPlans(scenario, { ...seating, persons: three.persons, other: 'mixed', each }).map(
        (p) => p.kind,
      ),
    ).toEqual(['person', 'open', 'person', 'computer']);
  });
});

describe("a table of one's own", () => {
  const seats = [
    { seat: 'axis', side: 'axis', kind: 'computer' as const, level: 'recruit' },
    { seat: 'allies', side: 'allies', kind: 'person' as const, mine: true },
    { seat: 'free', side: 'allies', kind: 'person' as const },
  ];
  it('keeps my seats and gives the others to computers', () => {
    expect(ownPlans(seats, ['axis'], 'general')).toEqual({
      axis: 'recruit',
      allies: 'me',
      free: 'general',
    });
  });
  it('puts a stranger on the side that decides', () => {
    expect(
      ownPlans(
        seats.map((s) => ({ ...s, mine: false })),
        ['allies'],
        'general',
      ),
    ).toEqual({ axis: 'recruit', allies: 'me', free: 'me' });
  });
});

it('counts as a newcomer until a match of the game is over', () => {
  const begun = { game: 'quartermaster', status: 'playing' as const };
  expect(isNewcomer([begun, { game: 'memoir', status: 'over' }], 'quartermaster')).toBe(true);
  expect(isNewcomer([{ ...begun, status: 'over' }], 'quartermaster')).toBe(false);
});
