import { describe, expect, it } from 'vitest';
import type { Board, Live, LogLine, Token } from '../net/protocol';
import { tollOf } from './toll';

const board = { shape: 'hex', spaces: [{ id: 'D5' }, { id: 'L3' }] } as Board;
const infantry = (id: string, side: string, space: string, strength: number): Token => ({
  ...{ id, side, space, strength },
  kind: 'infantry',
});
const seats = (allies: number, axis: number): Live['seats'] => [
  { id: 'allies', side: 'allies', team: 0, score: allies },
  { id: 'axis', side: 'axis', team: 1, score: axis },
];
const enemy = infantry('ax1', 'axis', 'L3', 2);
const before: Live = {
  seats: seats(1, 0),
  tokens: [infantry('al1', 'allies', 'D5', 4), infantry('al2', 'allies', 'L3', 4), enemy],
};

describe('what others took', () => {
  it('names units that are gone or weaker, and scores that changed', () => {
    const now = { seats: seats(0, 1), tokens: [infantry('al2', 'allies', 'L3', 3)] };
    const toll = tollOf('allies', before, now, board);
    expect(toll?.gone.map(({ token, space }) => [token.id, space])).toEqual([['al1', 'D5']]);
    expect(toll?.weakened.map(({ token, left }) => [token.id, left])).toEqual([['al2', 3]]);
    expect(toll?.theirs.map(({ token, left }) => [token.id, left])).toEqual([['ax1', 0]]);
    expect(toll?.scores).toEqual([
      { side: 'allies', from: 1, to: 0 },
      { side: 'axis', from: 0, to: 1 },
    ]);
  });

  it('tells a gun that fights for the enemy now from one that is gone', () => {
    const now = { seats: seats(1, 0), tokens: [infantry('al1', 'axis', 'D5', 4), enemy] };
    const toll = tollOf('allies', before, now, board);
    expect(toll?.taken.map(({ token, space }) => [token.id, space])).toEqual([['al1', 'D5']]);
    expect(toll?.gone.map(({ token }) => token.id)).toEqual(['al2']);
  });

  it('tells what others built, laid and took from a deck, without the turns around it', () => {
    const lines = [
      'event-turn',
      'event-built',
      'event-deck-lost',
      'event-laid-status',
      'event-drew',
    ];
    const told = lines.map((key, ply) => ({ ply, seat: 'axis', messages: [{ key }] }) as LogLine);
    const undone = { ...told[1], undone: true };
    const toll = tollOf('allies', before, before, board, [...told, undone]);
    expect(toll?.news.map(({ key }) => key)).toEqual(lines.slice(1, 4));
    expect(toll?.scores).toEqual([]);
  });

  it('names units that others put on the map from their hand', () => {
    const say = (key: string, args: object, ply: number) =>
      ({ ply, seat: 'axis', messages: [{ key, args }] }) as LogLine;
    const told = [
      say('event-deployed', { card: 'card:guards', tile: 'tile:C1' }, 1),
      say('event-deployed', { unit: 'unit:u1', square: 'square:c1' }, 2),
    ];
    const toll = tollOf('allies', before, before, board, told);
    expect(toll?.news.map(({ args }) => args?.card)).toEqual(['card:guards']);
  });

  it('says by which card an army went and points came, where countries play cards at each other', () => {
    const europe = { shape: 'area', spaces: [{ id: 'ukraine' }] } as Board;
    const army = { ...infantry('ussr-ukraine', 'allies', 'ukraine', 1) };
    const keys = [
      ...['event-turn', 'event-played', 'event-eliminated', 'event-star-points'],
      ...['event-turn', 'event-played', 'event-targeted', 'event-deck-lost', 'event-star-points'],
    ];
    const told = keys.map((key, ply) => {
      const messages = [{ key, args: { space: 'space:ukraine' } }];
      return { number: ply, ply, seat: 'axis', messages } as LogLine;
    });
    const toll = tollOf('allies', { tokens: [army], seats: seats(0, 0) }, before, europe, told);
    expect(toll?.gone).toEqual([]); // the sentence names it
    expect(toll?.news.map(({ key }) => key)).toEqual([
      ...['event-eliminated', 'event-played', 'event-deck-lost'],
    ]);
  });

  it('says which pieces others took off the board before they built again', () => {
    const europe = { shape: 'area', spaces: [{ id: 'germany' }] } as Board;
    const keys = ['event-played', 'event-withdrawn', 'event-built', 'event-star-points'];
    const told = keys.map((key, ply) => ({ ply, seat: 'axis', messages: [{ key }] }) as LogLine);
    const toll = tollOf('allies', before, before, europe, told);
    expect(toll?.news.map(({ key }) => key)).toEqual(['event-withdrawn', 'event-built']);
    expect(tollOf('allies', before, before, board, told)?.news.length).toBe(1); // orders elsewhere
  });

  it('is nothing where only others lost something', () => {
    const now = {
      ...before,
      tokens: [infantry('al1', 'allies', 'D5', 3), ...before.tokens!.slice(1)],
    };
    expect(tollOf('axis', before, now, board)).toBeNull();
    expect(tollOf('allies', before, before, board)).toBeNull();
  });
});
