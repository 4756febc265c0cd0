import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects';
import type { Board, LogLine, Message, Token } from '../net/protocol';
import { facesOf, recent, attackOf, trailsOf, moveOf } from './logEvents';

const hexes = { shape: 'hex', width: 1, height: 1, spaces: [] } as unknown as Board;
const named: Board = { ...hexes, shape: 'area', place: 'space' };
const moved: Message = {
  key: 'event-moved',
  args: { unit: 'unit:al01', at: 'hex:G5', hex: 'hex:G5', hex2: 'hex:G3', way: 'g4' },
};
const attacked: Message = {
  key: 'event-attacked',
  args: { unit: 'unit:al01', at: 'hex:G3', unit2: 'unit:ax01', at2: 'hex:G2', number: 3 },
};
const rolled: Message = {
  key: 'event-rolled',
  args: { unit: 'unit:ax01', at: 'hex:G2', face: 'flag star grenade' },
};
const line = (number: number, messages: Message[], undone = false): LogLine => ({
  number,
  ply: number,
  seat: 'axis',
  messages,
  undone,
});

describe('the log of the board', () => {
  it('knows a move with the spaces between', () => {
    expect(moveOf(moved, hexes)).toEqual({ token: 'al01', way: ['hex:G5', 'hex:g4', 'hex:G3'] });
    expect(
      moveOf(
        { key: 'x', args: { unit: 'unit:f1', space: 'space:uk', space2: 'space:sea' } },
        named,
      )!.way,
    ).toEqual(['space:uk', 'space:sea']);
    expect(moveOf(attacked, hexes)).toBeNull();
  });
  it('knows an attack by its two places, and the dice', () => {
    expect(attackOf(attacked)).toEqual({ from: 'hex:G3', to: 'hex:G2' });
    expect(attackOf(moved)).toBeNull();
    expect(facesOf(rolled)).toEqual(['flag', 'star', 'grenade']);
  });
  it('draws numbered arrows, without what was taken back', () => {
    const trails = trailsOf(
      [line(1, [moved]), line(2, [moved], true), line(3, [attacked, attacked])],
      hexes,
    );
    expect(trails.map((t) => [t.label, t.kind, t.from, t.to])).toEqual([
      ['1', 'move', 'hex:G5', 'hex:G3'],
      ['2', 'attack', 'hex:G3', 'hex:G2'],
    ]);
  });
});

describe('the latest actions', () => {
  const by = (number: number, seat: string): LogLine => ({ ...line(number, [moved]), seat });
  it('begin with the latest turn of the others', () => {
    const log = [by(1, 'me'), by(2, 'you'), by(3, 'you'), by(4, 'me'), by(5, 'me')];
    expect(recent(log, 'me').map((l) => l.number)).toEqual([2, 3, 4, 5]);
    expect(recent(log.slice(0, 3), 'me').map((l) => l.number)).toEqual([2, 3]);
    expect(recent(log.slice(0, 1), 'me').map((l) => l.number)).toEqual([1]);
  });
});

describe('what is shown of a step', () => {
  const unit: Token = { id: 'ax01', kind: 'infantry', space: 'G2', strength: 4 };
  it('is the way, then the dice at the target, then the loss', () => {
    const effects = effectsOf(
      [line(1, [moved, attacked, rolled])],
      { tokens: [unit] },
      { tokens: [{ ...unit, strength: 2 }] },
      hexes,
    );
    expect(effects.map((e) => e.kind)).toEqual(['move', 'dice', 'loss']);
    expect(effects[1]).toMatchObject({ at: 'hex:G2', faces: ['flag', 'star', 'grenade'] });
    expect(effects[2]).toMatchObject({ at: 'space:G2', gone: false });
  });
  it('is nothing for what was taken back', () => {
    expect(effectsOf([line(1, [moved], true)], {}, {}, hexes)).toEqual([]);
  });
});
