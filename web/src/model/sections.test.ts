import { expect, it } from 'vitest';
import type { Board } from '../net/protocol';
import { opposite } from './sections';

const board = {
  regions: [
    { id: 'west', names: { axis: 'section:right', allies: 'section:left' } },
    { id: 'east', names: { axis: 'section:left', allies: 'section:right' } },
  ],
} as unknown as Board;

it('the left of the enemy is the right of the reader', () => {
  expect(opposite(board, 'axis', 'allies', 'section:left')).toBe('section:right');
  expect(opposite(board, 'allies', 'allies', 'section:left')).toBe('section:left');
  expect(opposite(board, 'axis', 'allies', 'unit:x')).toBe('unit:x');
});
