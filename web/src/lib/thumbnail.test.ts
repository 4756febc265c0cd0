import { describe, expect, it } from 'vitest';
import type { GameArt } from '../art/game';
import { dotsOf, groundOf } from './thumbnail';
import type { Board, Token } from './protocol';

const art = { ground: () => '#123456', tone: (side: string) => ({ base: `tone-${side}`, light: '', dark: '' }) } as unknown as GameArt;
const board: Board = { shape: 'hex', width: 100, height: 100, spaces: [{ id: 'A1', x: 40, y: 40 }, { id: 'B1', x: 80, y: 40, outline: [0, 0, 9, 0, 9, 9] }] };
const unit = (id: string, space: string, side: string): Token => ({ id, kind: 'x', space, side });

describe('a thumbnail', () => {
  it('has a patch for every space, by its outline if there is one', () => {
    const ground = groundOf(board, art);
    expect(ground).toHaveLength(2);
    expect(ground[0].points.split(' ')).toHaveLength(12);
    expect(ground[1].points).toBe('0 0 9 0 9 9');
  });
  it('has one dot for each side in a space, told apart by shape; nothing for what is off the board', () => {
    const dots = dotsOf(board, [unit('1', 'A1', 'allies'), unit('2', 'A1', 'allies'), unit('3', 'B1', 'axis'), unit('4', 'tray', 'axis'), { ...unit('5', 'A1', 'axis'), layer: 'piece' }], art);
    expect(dots.map((d) => [d.fill, d.square])).toEqual([['tone-allies', false], ['tone-axis', true]]);
  });
});
