// Thumbnails of boards: the chart painted once, units as dots on it.

import type { GameArt } from '../art/gameArt';
import { Layout } from './layout';
import type { Board, Token } from '../net/protocol';

export interface Dot {
  x: number;
  y: number;
  r: number;
  fill: string;
  square: boolean; // sides differ in shape as well as colour
}

/** The worker's order, and its result. */
export interface Order {
  number: number;
  game: string;
  board: Board;
  flip: boolean;
}
export interface Painting {
  number: number;
  picture: Blob;
}

const pictures = new WeakMap<Board, Map<boolean, Promise<string>>>();
const ordered: ((picture: Blob) => void)[] = []; // by order number
let painter: Worker | null = null;

/** The address of the chart's image, painted once per board and direction. */
export function pictureOf(game: string, board: Board, flip: boolean): Promise<string> {
  const known = pictures.get(board) ?? new Map<boolean, Promise<string>>();
  pictures.set(board, known);
  const found =
    known.get(flip) ?? paint(game, board, flip).then((picture) => URL.createObjectURL(picture));
  known.set(flip, found);
  return found;
}

function paint(game: string, board: Board, flip: boolean): Promise<Blob> {
  painter ??= hire();
  const order: Order = { number: ordered.length, game, board, flip };
  painter.postMessage(order);
  return new Promise((done) => ordered.push(done));
}

function hire(): Worker {
  const hired = new Worker(new URL('./thumbnailWorker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Painting>) => ordered[data.number](data.picture);
  return hired;
}

/** The units on the board, one dot per space and side. */
export function dotsOf(board: Board, tokens: readonly Token[], art: GameArt, flip = false): Dot[] {
  const layout = new Layout(board, flip);
  const sides = [...new Set(tokens.map((token) => token.side ?? ''))].filter(Boolean).sort();
  const found = new Map<string, Dot>();
  for (const token of tokens) {
    const place = layout.byId.get(token.space);
    if (!place || (token.layer ?? 'unit') !== 'unit') continue;
    const side = token.side ?? '';
    found.set(`${token.space} ${side}`, {
      x: place.x,
      y: place.y,
      r: board.shape === 'area' ? 14 : 22,
      fill: art.tone(side).base,
      square: sides.indexOf(side) % 2 === 1,
    });
  }
  return [...found.values()];
}
