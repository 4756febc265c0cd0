// Keeps painted charts: the same one is needed again after a change of seats, or when the zoom returns
// to an earlier band.

import type { GameArt } from '../art/gameArt';
import type { Board } from '../net/protocol';
import { paintChart } from './chart';
import type { Finish } from './chartParts';
import type { Layout } from './layout';

export interface Chart {
  /** For the magnifier and the minimap. */
  canvas: HTMLCanvasElement;
  /** The address of the same as a decoded image, which moves without being copied. */
  picture: Promise<string>;
}

const MAX_CHARTS = 2; // per board
const kept = new WeakMap<Board, Map<string, Promise<Chart>>>();

/** The chart of a board at a scale, painted on first use. */
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
  for (const old of [...charts.keys()].slice(0, -MAX_CHARTS)) {
    void charts.get(old)?.then(({ picture }) => picture.then(URL.revokeObjectURL));
    charts.delete(old);
  }
  return chart;
}

async function paint(layout: Layout, art: GameArt, scale: number, finish: Finish): Promise<Chart> {
  const canvas = document.createElement('canvas');
  await paintChart(canvas, layout, art, scale, finish);
  const type = art.framed ? 'image/png' : 'image/jpeg'; // a map without a frame needs no transparency
  return { canvas, picture: shown().then(() => pictureOf(canvas, type)) };
}

/** After the next frame: the canvas is on the screen before it is encoded, which takes a while. */
const shown = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Decode it first, so that the map does not flicker. */
async function pictureOf(canvas: HTMLCanvasElement, type: string): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.93));
  if (!blob) return '';
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => undefined);
  return image.src;
}
