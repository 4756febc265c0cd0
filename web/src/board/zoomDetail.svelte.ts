// How finely the board is drawn: in a few steps of the zoom, while the camera is at rest.

import type { Detail } from '../art/gameArt';
import type { Board } from '../net/protocol';
import { levelAt } from './camera';

const HEX_WIDTH = 69.3; // units of the board
const SQUARE_WIDTH = 62;
const TERRAIN_PX = 26; // narrower spaces have no room for drawings of terrain
const CLOSE_PX = 60; // wider spaces get a chart of twice the resolution

const density = (): number => window.devicePixelRatio || 1;

export class ZoomDetail {
  constructor(
    private readonly scale: () => number,
    private readonly shape: () => Board['shape'],
  ) {}

  /** The width of a space, in units of the board. */
  readonly spaceWidth = $derived.by(() => (this.shape() === 'hex' ? HEX_WIDTH : SQUARE_WIDTH));
  private readonly width = $derived.by(() => this.spaceWidth * this.scale());
  readonly level = $derived.by(() => levelAt(this.width));
  readonly detail: Detail = $derived(
    this.level === 'chips' ? 'chip' : this.level === 'sparse' ? 'bare' : 'full',
  );
  /** Whether terrain is drawn: only where a space has enough pixels to show it. */
  readonly terrain = $derived.by(() => this.width * density() >= TERRAIN_PX);
  /** The resolution of the chart, which is repainted only when this changes. */
  readonly band = $derived(this.width >= CLOSE_PX ? 2 : 1);
  /** The resolution of piece and name bitmaps. */
  readonly sharp = $derived.by(() => {
    const fine = this.scale() * Math.min(2, density());
    return fine <= 0.95 ? 1 : fine <= 1.9 ? 2 : 3.4;
  });
}
