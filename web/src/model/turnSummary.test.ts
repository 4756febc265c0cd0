import { describe, expect, it } from 'vitest';
import type { Board, Live, LogLine, Space, Token } from '../net/protocol';
import { countedBefore, fromOthers, sumUp, toldSteps, wholeTurn } from './turnSummary';

const space = (id: string, x: number, name = ''): Space => ({
  id,
  x,
  y: 0,
  ...(name ? { label: { en: name } } : {}),
});
const board: Board = {
  shape: 'hex',
  width: 4000,
  height: 100,
  spaces: [
    space('a', 0, 'Arad'),
    space('b', 70),
    space('d', 1500, 'Debrecen'),
    space('e', 1570),
    space('z', 3500),
  ],
};
const unit = (id: string, side: string, at: string, strength = 2): Token => ({
  id,
  kind: 'infantry',
  space: at,
  side,
  strength,
});
const line = (number: number, key: string, args: Record<string, string>): LogLine => ({
  number,
  ply: number,
  seat: 'soviet',
  messages: [{ key, args }],
});
const before: Live = {
  side: 'axis',
  tokens: [
    unit('ax1', 'axis', 'b'),
    unit('ax2', 'axis', 'e'),
    unit('ax3', 'axis', 'e', 1),
    unit('su1', 'soviet', 'a'),
    unit('su2', 'soviet', 'd'),
  ],
};
const after: Live = {
  side: 'axis',
  tokens: [unit('ax1', 'axis', 'b', 1), unit('ax3', 'axis', 'e', 1), unit('su1', 'soviet', 'b', 1)],
};
const lines = [
  line(1, 'event-moved', { unit: 'unit:su9', hex: 'hex:z', hex2: 'hex:z' }),
  line(2, 'event-attacked', { hex: 'hex:b' }),
  line(3, 'event-attacked', { hex: 'hex:e' }),
  line(4, 'event-turn', {}),
];

describe('the summary of a long turn', () => {
  it("covers what was answered in the turn of others, and no turn of one's own", () => {
    const turn = (number: number, side: string): LogLine => line(number, 'event-turn', { side });
    const answer = { ...line(3, 'event-destroyed', {}), seat: 'axis' };
    const log = [turn(1, 'side:soviet'), line(2, 'event-attacked', {}), answer, line(4, 'x', {})];
    const plies = (lines: LogLine[]): number[] => lines.map(({ ply }) => ply);
    const own = new Set(['axis']);
    expect(plies(wholeTurn([...log, line(5, 'x', {})], log.slice(3), own))).toEqual([2, 3, 4]);
    expect(plies(wholeTurn(log, log.slice(0, 2), own))).toEqual([1, 2]); // from the log
    expect(plies(wholeTurn(log, log.slice(3), own))).toEqual([2, 3, 4]);
    expect(plies(wholeTurn([turn(1, 'side:axis'), ...log.slice(1)], log.slice(3), own))).toEqual([
      4,
    ]);
  });

  it("begins with the first thing that others did, after what came of one's own step", () => {
    const messages = [{ key: 'event-attacked' }, { key: 'event-turn', args: { side: 'side:b' } }];
    const mine = { ...line(1, '', {}), seat: 'axis', messages };
    const [theirs, answer] = [line(2, 'x', {}), { ...line(3, 'y', {}), seat: 'axis' }];
    const all = [mine, theirs, answer];
    expect(fromOthers(all, ['axis'], 'hex')).toEqual([theirs, answer]);
    // Where each turn has a row, it keeps its head.
    expect(fromOthers(all, ['axis'], 'area')).toEqual([
      { ...mine, messages: messages.slice(1) },
      theirs,
      answer,
    ]);
    expect(fromOthers([mine], ['axis'], 'area')).toEqual([]);
  });

  it('counts the actions of others, with those before an answer to them', () => {
    const log = [
      line(1, 'event-turn', { side: 'side:soviet' }),
      line(2, 'event-attacked', {}),
      { ...line(3, 'event-passed', {}), seat: 'axis' },
      { ...line(4, 'event-hidden', {}), messages: [] },
      line(5, 'event-passed', {}),
    ];
    const own = new Set(['axis']);
    const summed = sumUp(log.slice(1), before, before, board, own, ['axis']);
    expect(summed.steps).toBe(2);
    // Just after the answer, and when the next action has come: the count goes on.
    expect(countedBefore(log.slice(0, 3), [], own, ['axis'])).toBe(1);
    expect(countedBefore(log, log.slice(3), own, ['axis'])).toBe(1);
    const mine = [{ ...line(1, 'event-turn', { side: 'side:axis' }), seat: 'axis' }];
    expect(countedBefore([...mine, ...log.slice(1)], log.slice(3), own, ['axis'])).toBe(0);
    expect(countedBefore([], [], own, ['axis'])).toBe(0);
  });

  it('covers all steps of a side where both sides act in one turn', () => {
    const step = (number: number, side: string): LogLine =>
      line(number, 'event-phase', { step: 'step:combat', side });
    const log = [
      line(1, 'event-turn', {}),
      step(2, 'side:axis'),
      step(3, 'side:soviet'),
      line(4, 'event-attacked', {}),
      step(5, 'side:soviet'),
      { ...line(6, 'event-destroyed', {}), seat: 'axis' }, // it chose no truck
      line(7, 'event-attacked', {}),
    ];
    const whole = wholeTurn(log, log.slice(6), new Set(['axis']));
    expect(whole.map(({ ply }) => ply)).toEqual([4, 5, 6, 7]);
  });

  it('keeps what aircraft did apart from the rest', () => {
    const steps = [line(1, 'event-air-shown', { sector: 'sector:B2' }), line(2, 'event-ready', {})];
    const { places } = sumUp(steps, before, before, board, new Set(['axis']));
    expect(places.map(({ inAir, lines }) => [!!inAir, lines.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('gives marches a place of their own where nobody fought, if there were several', () => {
    const march = (number: number, to: string): LogLine =>
      line(number, 'event-moved', { unit: 'unit:su9', hex: 'hex:z', hex2: `hex:${to}` });
    const steps = [lines[1], march(5, 'd'), march(6, 'e'), march(7, 'd'), march(8, 'z')];
    const { places } = sumUp(steps, before, before, board, new Set(['axis']));
    expect(places.map(({ space, fights, moves }) => [space, fights, moves])).toEqual([
      ['a', 1, 0],
      ['d', 0, 3],
      ['', 0, 1],
    ]);
  });

  it('tells a step that comes again and again once', () => {
    const bought = (number: number): LogLine => ({
      ...line(number, 'event-purchased', { side: 'side:soviet' }),
      messages: [
        { key: 'event-prestige', args: { number } },
        { key: 'event-purchased', args: { side: 'side:soviet' } },
      ],
    });
    const told = toldSteps([bought(1), bought(2), line(3, 'event-passed', {}), bought(4)]);
    expect(told).toEqual([{ messages: [bought(1).messages[1]], times: 3 }]);
  });

  const found = sumUp(lines, before, after, board, new Set(['axis']));

  it('sums up losses of both sides', () => {
    expect(found.all.own.map((loss) => [loss.token.id, loss.gone])).toEqual([
      ['ax1', false],
      ['ax2', true],
    ]);
    expect(found.all.theirs.map((loss) => loss.token.id)).toEqual(['su1', 'su2']);
    expect([found.steps, found.fights]).toEqual([4, 2]);
  });

  it('counts a fallen unit although a new one of the enemy has its number', () => {
    const now = { tokens: [{ ...unit('ax1', 'soviet', 'a', 4), kind: 'tank' }] };
    const { all } = sumUp(
      lines,
      { tokens: before.tokens!.slice(0, 1) },
      now,
      board,
      new Set(['axis']),
    );
    expect(all.own.map(({ token, space, gone }) => [token.id, space, gone])).toEqual([
      ['ax1', 'b', true],
    ]);
  });

  it('has a row for each place, the dearest first and the rest last', () => {
    expect(found.places.map((place) => place.space)).toEqual(['d', 'a', '']);
    expect(found.places.map((place) => place.lines.map((one) => one.ply))).toEqual([
      [3],
      [2],
      [1, 4],
    ]);
    expect(found.places[2].moves).toBe(1);
  });

  it('tells the turns one by one where several players had one', () => {
    const world: Board = { ...board, shape: 'area' };
    const turns = [
      line(1, 'event-battle', { area: 'area:a' }),
      line(2, 'event-turn', { country: 'country:uk' }),
      line(3, 'event-built', { area: 'area:d' }),
      line(4, 'event-drew', {}),
      line(5, 'event-turn', { country: 'country:us' }),
      line(6, 'event-ready', {}),
    ];
    const { places, fights } = sumUp(turns, before, after, world, new Set(['axis']));
    expect(fights).toBe(1);
    expect(places.map(({ turn, space }) => [turn!.head?.args?.country, space])).toEqual([
      [undefined, 'a'],
      ['country:uk', 'd'],
    ]);
    expect(places[1].turn!.told.map(({ key }) => key)).toEqual(['event-built']);
    expect(places[1].lines.map(({ ply }) => ply)).toEqual([3, 4]);
  });

  it('leaves out what one did oneself, and looks where a piece came, not beside it', () => {
    const world: Board = { ...board, shape: 'area' };
    const built = line(2, 'event-built', { area: 'area:d', area2: 'area:a' });
    const turns = [
      { ...line(1, 'event-built', { area: 'area:a' }), seat: 'uk' },
      line(1, 'event-turn', { country: 'country:japan' }),
      built,
    ];
    const { places } = sumUp(turns, before, after, world, new Set(['allies']), ['uk']);
    expect(places.map(({ turn, space }) => [turn!.head?.args?.country, space])).toEqual([
      ['country:japan', 'd'],
    ]);
  });

  it('counts no piece as lost that its owner took off the board', () => {
    const world: Board = { ...board, shape: 'area' };
    const piece = (at: string): Token => ({ ...unit(`uk-${at}`, 'allies', at), nation: 'uk' });
    const off = line(1, 'event-withdrawn', { country: 'country:uk', space: 'space:a' });
    const pieces = { tokens: [piece('a'), piece('d')] };
    const { all } = sumUp([off], pieces, { tokens: [] }, world, new Set(['allies']));
    expect(all.own.map(({ token }) => token.id)).toEqual(['uk-d']);
  });

  it('leaves out what was taken back', () => {
    const undone = lines.map((one) => ({ ...one, undone: true }));
    expect(sumUp(undone, before, before, board, new Set(['axis'])).places).toEqual([]);
  });
});
