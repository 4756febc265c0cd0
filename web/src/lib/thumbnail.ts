// A board in a few polygons: what a thumbnail draws.

import type { GameArt } from '../art/game';
import type { Board, Space, Token } from './protocol';

export interface Patch {
  points: string;
  fill: string;
}
export interface Dot {
  x: number;
  y: number;
  r: number;
  fill: string;
  square: boolean; // sides differ in shape, not in colour alone
}

const RADIUS = 40;
const SQUARE = 31;

function outline(space: Space, shape: Board['shape']): string {
  if (space.outline?.length) return space.outline.map((n) => Math.round(n)).join(' ');
  const corners = shape === 'square' ? [45, 135, 225, 315] : [30, 90, 150, 210, 270, 330];
  const radius = shape === 'square' ? SQUARE * Math.SQRT2 : RADIUS;
  return corners.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(space.x + radius * Math.cos(angle)).toFixed(1)} ${(space.y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** The ground of every space in its colour. */
export const groundOf = (board: Board, art: GameArt): Patch[] =>
  board.spaces.map((space) => ({ points: outline(space, board.shape), fill: art.ground(space) }));

/** The units on the board, one dot a space. */
export function dotsOf(board: Board, tokens: readonly Token[], art: GameArt): Dot[] {
  const places = new Map(board.spaces.map((space) => [space.id, space]));
  const sides = [...new Set(tokens.map((token) => token.side ?? ''))].filter(Boolean).sort();
  const found = new Map<string, Dot>();
  for (const token of tokens) {
    const space = places.get(token.space);
    if (!space || (token.layer ?? 'unit') !== 'unit') continue;
    const side = token.side ?? '';
    found.set(`${space.id} ${side}`, {
      x: space.x, y: space.y, r: board.shape === 'area' ? 14 : 24, fill: art.tone(side).base, square: sides.indexOf(side) % 2 === 1,
    });
  }
  return [...found.values()];
}
