import { describe, expect, it } from 'vitest';
import type { GameArt } from '../art/gameArt';
import { dotsOf } from './thumbnail';
import type { Board, Token } from '../net/protocol';

const art = {
  tone: (side: string) => ({ base: `tone-${side}`, light: '', dark: '' }),
} as unknown as GameArt;
const board: Board = {
  shape: 'hex',
  width: 100,
  height: 100,
  spaces: [
    { id: 'A1', x: 40, y: 40 },
    { id: 'B1', x: 80, y: 40 },
  ],
};
const unit = (id: string, space: string, side: string): Token => ({ id, kind: 'x', space, side });
const tokens = [
  unit('1', 'A1', 'allies'),
  unit('2', 'A1', 'allies'),
  unit('3', 'B1', 'axis'),
  unit('4', 'tray', 'axis'),
  { ...unit('5', 'A1', 'axis'), layer: 'piece' as const },
];

describe('a thumbnail', () => {
  it('has one dot for each side in a space, of different shapes, and none off the board', () => {
    expect(dotsOf(board, tokens, art).map((d) => [d.fill, d.square])).toEqual([
      ['tone-allies', false],
      ['tone-axis', true],
    ]);
  });
  it('is turned for the side opposite', () => {
    expect(dotsOf(board, tokens, art, true).map((d) => [d.x, d.y])).toEqual([
      [60, 60],
      [20, 60],
    ]);
  });
});
