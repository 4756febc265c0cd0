// Geometry of the board: steps of the cursor, neighbours, what is at a space.

import { idOf, kindOf } from './interaction';
import type { Board, Live, Space, Token } from '../net/protocol';

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cursor {
  space: string;
  column: number; // the x that pressing up or down repeatedly keeps to
}

const SAME_ROW = 2; // spaces this close in x or y are in the same row
const NEAR = 1.35; // neighbours are at most this many times as far as the nearest one

export const spaceById = (board: Board): Map<string, Space> =>
  new Map(board.spaces.map((s) => [s.id, s]));

/** A space as an anchor: `hex:G5`, `area:ukraine`. */
export const placeAnchor = (board: Board, space: string): string =>
  `${board.place || board.shape}:${space}`;

/** A token as an anchor. */
export const tokenAnchor = (token: Token): string => `${token.layer ?? 'unit'}:${token.id}`;

const TOKENS = new Set(['unit', 'piece', 'marker']);

/** The space of an anchor: the place itself or that of a token; null for a card. */
export function spaceOf(
  anchor: string,
  tokens: Token[],
  places: Map<string, Space>,
): string | null {
  const id = idOf(anchor);
  if (TOKENS.has(kindOf(anchor))) {
    const token = tokens.find((t) => t.id === id);
    return token && places.has(token.space) ? token.space : null; // tokens in a tray are not on the board
  }
  return places.has(id) && kindOf(anchor) !== 'zone' && kindOf(anchor) !== 'card' ? id : null;
}

/** All anchors at a space, topmost first: tokens, the place itself, its regions. */
export function anchorsAt(space: string, board: Board, live: Live): string[] {
  const place = board.spaces.find((s) => s.id === space);
  if (!place) return [];
  const tokens = (live.tokens ?? []).filter((t) => t.space === space);
  const units = tokens
    .filter((t) => (t.layer ?? 'unit') === 'unit')
    .map(tokenAnchor)
    .reverse();
  const others = tokens
    .filter((t) => (t.layer ?? 'unit') !== 'unit')
    .map(tokenAnchor)
    .reverse();
  return [...units, placeAnchor(board, space), ...others, ...regionsAt(place, board)];
}

/** The regions that a space belongs to, as anchors. */
function regionsAt(place: Space, board: Board): string[] {
  const zones = (place.zones ?? []).map((zone) => `zone:${zone}`);
  const around = (board.regions ?? [])
    .filter((r) => r.spaces?.includes(place.id))
    .map((r) => `${r.kind}:${r.id}`);
  return [...new Set([...zones, ...around])];
}

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

/** Whether the board is rotated for a viewer, so that their own side is at the bottom. */
export const turned = (board: Board, side: string): boolean =>
  !!side && !!board.bottom && side !== board.bottom;
