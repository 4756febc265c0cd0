import { describe, expect, it } from 'vitest';
import { hands, isLow, ownFirst, ownMat, padsOf, steppers, withPieces } from './panels';
import { isLit, ladderOf, lightOf, percentBars, rangeText, runningSums, totalOf } from './sheets';
import { currentTurn, tokensInTray } from './turnTrack';
import type { ActionView, Live, ResultTable, Sheet, Sum } from '../net/protocol';

const say = (key: string) => ({ key });
const fire: Sum = {
  id: 'fire',
  terms: [
    { text: say('base'), value: 6 },
    { text: say('support'), value: 4 },
    { text: say('card'), value: -3, upto: 3 },
  ],
};

describe('orders to carry out', () => {
  it('begin with those of the own side, each side in its order', () => {
    const items = ['red', 'blue', 'red', 'blue'].map((side, i) => ({ side, text: say(`${i}`) }));
    const order = (side?: string) => ownFirst(items, side).map(({ text }) => text.key);
    expect(order('blue')).toEqual(['1', '3', '0', '2']);
    expect(order()).toEqual(['0', '1', '2', '3']);
  });
});

describe('a running sum', () => {
  it('adds up line by line and keeps what is unknown as a range', () => {
    expect(runningSums(fire)).toEqual([
      { low: 6, high: 6 },
      { low: 10, high: 10 },
      { low: 7, high: 13 },
    ]);
    expect(rangeText(totalOf(fire))).toBe('7…13');
    expect(rangeText({ low: -3, high: 3 }, true)).toBe('−3…+3');
    expect(rangeText({ low: -2, high: -2 })).toBe('−2');
  });
  it('is drawn with what it loses, too', () => {
    const parts = (values: number[]) =>
      ladderOf({
        id: 'fire',
        terms: values.map((value) => ({ text: say('x'), value })),
      }).map(({ from, width, label }) => [from, width, label]);
    expect(parts([6, -1, 3, 2])).toEqual([
      [0, 5, '6−1'],
      [5, 3, '+3'],
      [8, 2, '+2'],
    ]);
    const unsure = ladderOf(fire).map(({ from, width, doubt }) => [from, width, doubt]);
    expect(unsure).toEqual([
      [0, 6, false],
      [6, 4, false],
      [7, 6, true],
    ]);
  });
  it('is empty without terms', () =>
    expect(totalOf({ id: 'x', terms: [] })).toEqual({ low: 0, high: 0 }));
});

describe('bars', () => {
  it('of a known battle add to one hundred', () => {
    const bars = [1, 2, 3].map((i) => ({ text: say(`b${i}`), chance: 1 / 3 }));
    expect(percentBars(bars).reduce((sum, stick) => sum + stick.low, 0)).toBe(100);
  });
  it('become ranges while something is unknown', () => {
    const [one] = percentBars([{ text: say('win'), chance: 0.25, most: 0.5 }]);
    expect([one.low, one.high]).toEqual([25, 50]);
  });
});

describe('a table of results', () => {
  const table: ResultTable = {
    id: 'combat',
    columns: ['1:1', '2:1'],
    rows: ['1', '2'],
    cells: [
      ['AE', 'A1'],
      ['A1', 'DR'],
    ],
  };
  const sheet: Sheet = {
    id: 'battle',
    text: say('x'),
    lit: [{ table: 'combat', columns: [1], rows: [0] }],
  };
  it('lights the column, the row and their cell', () => {
    expect(lightOf(table, [sheet], 0, 1)).toBe('cell');
    expect(lightOf(table, [sheet], 1, 1)).toBe('line');
    expect(lightOf(table, [sheet], 0, 0)).toBe('line');
    expect(lightOf(table, [sheet], 1, 0)).toBe('');
    expect(isLit(table, [sheet])).toBe(true);
    expect(isLit({ ...table, id: 'air' }, [sheet])).toBe(false);
  });
});

describe('plans', () => {
  const live: Live = {
    mats: [
      {
        id: 'plan',
        owner: 'south',
        private: true,
        pads: [{ anchor: 'army:pikes', pieces: ['unit:p1'] }],
      },
      { id: 'plan', owner: 'north', pads: [] },
    ],
  };
  it('belong to the seat that makes them', () => {
    expect(ownMat(live, 'south')?.owner).toBe('south');
    expect(ownMat(live, 'north')).toBeNull();
  });
  it('are low without card slots', () => {
    expect(isLow(live.mats![0])).toBe(true);
    expect(
      isLow({
        id: 'plan',
        owner: 'south',
        pads: [{ anchor: 'army:pikes' }, { anchor: 'army:guns', slots: [{ id: 'guns-1' }] }],
      }),
    ).toBe(false);
  });
  it('are reached through the pieces on the board', () => {
    expect(padsOf(live, ['hex:A1', 'unit:p1'])).toEqual(['army:pikes']);
    expect(padsOf(live, ['unit:p2'])).toEqual([]);
  });
  it('light their pieces too', () => {
    expect([...withPieces(new Map([['army:pikes', 'move']]), live).keys()]).toEqual([
      'army:pikes',
      'unit:p1',
    ]);
  });
});

describe('what waits', () => {
  const live: Live = {
    tracks: [{ id: 'turn', value: 2 }],
    tokens: [
      { id: 'a', kind: 'tank', space: 'turn-3' },
      { id: 'b', kind: 'tank', space: 'turn-3' },
      { id: 'c', kind: 'gun', space: 'A1' },
    ],
  };
  it('in a tray is counted by kind', () =>
    expect(tokensInTray(live, 'turn-3').map((w) => [w.token.kind, w.count])).toEqual([
      ['tank', 2],
    ]));
  it('no tray holds nothing', () => expect(tokensInTray(live, '')).toEqual([]));
  it('the track says which turn it is', () =>
    expect(currentTurn([{ id: '1' }, { id: '2' }], live)).toBe(1));
});

describe('splitting an amount', () => {
  const action = (action: string, marks: string[]): ActionView => ({
    action,
    verb: 'load',
    anchors: ['army:pikes'],
    text: say('x'),
    rules: [],
    marks,
  });
  it('makes one stepper of the two actions of a thing', () => {
    const [one] = steppers([
      action('load pikes', ['more', 'has-1']),
      action('unload pikes', ['less', 'has-1']),
      action('done', []),
    ]);
    expect([one.more?.action, one.less?.action, one.has]).toEqual([
      'load pikes',
      'unload pikes',
      1,
    ]);
  });
});

describe('hands', () => {
  it('are what a seat may look into, not what lies face down', () => {
    const live: Live = {
      zones: [
        { id: 'hand-uk', owner: 'uk', private: true, kind: 'hand', cards: [{ id: 'a' }] },
        { id: 'hand-de', owner: 'de', private: true, kind: 'hand', count: 7 },
        { id: 'backs-uk', owner: 'uk', private: true, kind: 'backs', cards: [{ id: 'b' }] },
      ],
    };
    expect(hands(live).map((zone) => zone.id)).toEqual(['hand-uk']);
  });
});
