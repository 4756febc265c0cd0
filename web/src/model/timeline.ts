// The horizontal axis of a chart over the match: moments to pixels and back.

export const WIDTH = 560;
const EDGE = 8;

export class Timeline {
  readonly left = EDGE;
  readonly right = WIDTH - EDGE;
  private readonly last: number;

  /** From the first moment to `last`. */
  constructor(last: number) {
    this.last = Math.max(1, last);
  }

  x(ply: number): number {
    return EDGE + (ply / this.last) * (WIDTH - 2 * EDGE);
  }

  /** An SVG path through points at moments. */
  line<T extends { ply: number }>(points: T[], y: (point: T) => number): string {
    return points
      .map((point, i) => `${i ? 'L' : 'M'}${this.x(point.ply).toFixed(1)} ${y(point).toFixed(1)}`)
      .join('');
  }

  /** The moment under the pointer; the chart may be scaled to any width. */
  plyAt(event: MouseEvent & { currentTarget: SVGSVGElement }): number {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    return Math.max(
      0,
      Math.min(this.last, Math.round(((x - EDGE) / (WIDTH - 2 * EDGE)) * this.last)),
    );
  }
}
