// Where the cursor goes, and what lies beside a space; loaded when a key first moves it.

import type { Board, Space } from '../net/protocol';

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cursor {
  space: string;
  column: number; // the x that pressing up or down repeatedly keeps to
}

const SAME_ROW = 2; // spaces this close in x or y are in the same row
const NEAR = 1.35; // neighbours are at most this many times as far as the nearest one

/** One step of the cursor; null at the edge. `flip`: the board is rotated by 180 degrees. */
export function step(
  board: Board,
  from: Cursor,
  direction: Direction,
  flip: boolean,
): Cursor | null {
  const here = board.spaces.find((s) => s.id === from.space);
  if (!here) return null;
  const turned = flip ? -1 : 1;
  const wanted = direction === 'left' || direction === 'up' ? -turned : turned;
  if (board.shape === 'area') return towards(board, here, direction, wanted);
  if (direction === 'left' || direction === 'right') {
    const row = board.spaces.filter(
      (s) => Math.abs(s.y - here.y) < SAME_ROW && (s.x - here.x) * wanted > SAME_ROW,
    );
    const next = nearest(row, here.x, here.y);
    return next && { space: next.id, column: next.x };
  }
  const rows = board.spaces.filter((s) => (s.y - here.y) * wanted > SAME_ROW);
  const closest = Math.min(...rows.map((s) => Math.abs(s.y - here.y)));
  const next = nearest(
    rows.filter((s) => Math.abs(s.y - here.y) < closest + SAME_ROW),
    from.column,
    here.y,
  );
  return next && { space: next.id, column: from.column };
}

/** On area maps: the nearest neighbour in that direction. */
function towards(board: Board, here: Space, direction: Direction, wanted: number): Cursor | null {
  const level = direction === 'left' || direction === 'right';
  const joined = new Set(
    (board.edges ?? []).flatMap((e) => (e.a === here.id ? [e.b] : e.b === here.id ? [e.a] : [])),
  );
  const fits = (s: Space): boolean => {
    const along = (level ? s.x - here.x : s.y - here.y) * wanted;
    const across = Math.abs(level ? s.y - here.y : s.x - here.x);
    return along > 0 && along >= across * 0.6;
  };
  const found = board.spaces.filter((s) => s.id !== here.id && fits(s));
  const close = found.filter((s) => joined.has(s.id));
  const next = nearest(close.length ? close : found, here.x, here.y);
  return next && { space: next.id, column: next.x };
}

export function nearest(spaces: Space[], x: number, y: number): Space | null {
  let best: Space | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const far = (space.x - x) ** 2 + (space.y - y) ** 2;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The neighbours of a space: those an area map connects, else those about as near as the nearest. */
export function neighbours(board: Board, space: string): Space[] {
  const here = board.spaces.find((s) => s.id === space);
  if (!here) return [];
  if (board.shape === 'area') {
    const joined = new Set(
      (board.edges ?? []).flatMap((e) => (e.a === space ? [e.b] : e.b === space ? [e.a] : [])),
    );
    return board.spaces.filter((s) => joined.has(s.id));
  }
  const far = (s: Space): number => Math.hypot(s.x - here.x, s.y - here.y);
  const others = board.spaces.filter((s) => s.id !== space);
  const least = Math.min(...others.map(far));
  return others.filter((s) => far(s) <= least * NEAR);
}
