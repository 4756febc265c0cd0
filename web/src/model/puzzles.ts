// Which puzzle comes next.

import type { PuzzleInfo } from '../net/protocol';

/** The first puzzle behind this one that is not solved, else the first of all such; null: none. */
export function nextUnsolved(
  puzzles: PuzzleInfo[],
  solved: number[],
  number = 0,
): PuzzleInfo | null {
  const left = puzzles.filter((one) => one.number !== number && !solved.includes(one.number));
  return left.find((one) => one.number > number) ?? left[0] ?? null;
}
