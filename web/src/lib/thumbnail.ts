// A board as a small picture: the chart painted once, the units as dots on it.

import type { GameArt } from '../art/game';
import { chartMarkup } from '../board/chart';
import { Layout } from '../board/layout';
import type { Board, Token } from './protocol';

export interface Dot {
  x: number;
  y: number;
  r: number;
  fill: string;
  square: boolean; // sides differ in shape, not in colour alone
}

const pictures = new WeakMap<Board, Map<boolean, string>>();

/** The address of the chart's picture; it is painted once for each board and way of sitting. */
export function pictureOf(board: Board, art: GameArt, flip: boolean): string {
  const known = pictures.get(board) ?? new Map<boolean, string>();
  pictures.set(board, known);
  const found = known.get(flip) ?? URL.createObjectURL(new Blob([chartMarkup(new Layout(board, flip), art, { fine: true, contrast: false })], { type: 'image/svg+xml' }));
  known.set(flip, found);
  return found;
}

/** The units on the board, one dot a space and side. */
export function dotsOf(board: Board, tokens: readonly Token[], art: GameArt, flip = false): Dot[] {
  const layout = new Layout(board, flip);
  const sides = [...new Set(tokens.map((token) => token.side ?? ''))].filter(Boolean).sort();
  const found = new Map<string, Dot>();
  for (const token of tokens) {
    const place = layout.byId.get(token.space);
    if (!place || (token.layer ?? 'unit') !== 'unit') continue;
    const side = token.side ?? '';
    found.set(`${token.space} ${side}`, {
      x: place.x, y: place.y, r: board.shape === 'area' ? 14 : 22, fill: art.tone(side).base, square: sides.indexOf(side) % 2 === 1,
    });
  }
  return [...found.values()];
}
