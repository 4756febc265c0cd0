import { expect, it } from 'vitest';
import type { PuzzleInfo } from '../net/protocol';
import { nextUnsolved } from './puzzles';

const puzzle = (number: number): PuzzleInfo => ({
  number,
  goal: 'plan',
  seat: 'allies',
  title: {},
  ask: {},
  clue: {},
});
const three = [puzzle(1), puzzle(2), puzzle(3)];

it('goes on with the puzzles behind this one, and then from the beginning', () => {
  expect(nextUnsolved(three, [1], 1)?.number).toBe(2);
  expect(nextUnsolved(three, [1, 2], 1)?.number).toBe(3);
  expect(nextUnsolved(three, [2, 3], 3)?.number).toBe(1);
  expect(nextUnsolved(three, [])?.number).toBe(1);
});

it('has none when all are solved, or this is the only one left', () => {
  expect(nextUnsolved(three, [1, 2, 3], 2)).toBeNull();
  expect(nextUnsolved(three, [1, 2], 3)).toBeNull();
});
