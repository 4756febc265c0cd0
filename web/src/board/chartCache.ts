// Painted charts are kept: the same one is wanted again when a curtain was lifted, or when the zoom
// comes back to a band in which it was before.

import type { GameArt } from '../art/gameArt';
import type { Board } from '../net/protocol';
import { paintChart, type Finish } from './chart';
import type { Layout } from './layout';

export interface Chart {
  /** As it was painted, for the lens and the minimap. */
  canvas: HTMLCanvasElement;
  /** The address of the same as a picture, decoded already: it is moved without being copied. */
  picture: Promise<string>;
}

const MOST = 2; // of one board
const kept = new WeakMap<Board, Map<string, Promise<Chart>>>();

/** The chart of a board at a scale, painted at the first time that it is asked for. */
export function chartOf(
  layout: Layout,
  art: GameArt,
  scale: number,
  finish: Finish,
): Promise<Chart> {
  const charts = kept.get(layout.board) ?? new Map<string, Promise<Chart>>();
  kept.set(layout.board, charts);
  const name = JSON.stringify([layout.flip, scale, finish]);
  const chart = charts.get(name) ?? paint(layout, art, scale, finish);
  charts.delete(name);
  charts.set(name, chart); // the latest last
  for (const old of [...charts.keys()].slice(0, -MOST)) {
    void charts.get(old)?.then(({ picture }) => picture.then(URL.revokeObjectURL));
    charts.delete(old);
  }
  return chart;
}

async function paint(layout: Layout, art: GameArt, scale: number, finish: Finish): Promise<Chart> {
  const canvas = document.createElement('canvas');
  await paintChart(canvas, layout, art, scale, finish);
  return { canvas, picture: pictureOf(canvas, art.framed ? 'image/png' : 'image/jpeg') }; // a map that fills its field needs no transparency
}

/** Decoded first, so that the map does not vanish for a moment. */
async function pictureOf(canvas: HTMLCanvasElement, type: string): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.93));
  if (!blob) return '';
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => undefined);
  return image.src;
}
