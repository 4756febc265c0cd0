// The moments of a match from left to right: where one is drawn, and which one was clicked.

export const WIDTH = 560;
const EDGE = 8;

export class Timeline {
  readonly left = EDGE;
  readonly right = WIDTH - EDGE;
  private readonly last: number;

  /** From the first moment to this one. */
  constructor(last: number) {
    this.last = Math.max(1, last);
  }

  x(ply: number): number {
    return EDGE + (ply / this.last) * (WIDTH - 2 * EDGE);
  }

  /** A line through points that lie at moments. */
  line<T extends { ply: number }>(points: T[], y: (point: T) => number): string {
    return points
      .map((point, i) => `${i ? 'L' : 'M'}${this.x(point.ply).toFixed(1)} ${y(point).toFixed(1)}`)
      .join('');
  }

  /** The moment under the pointer, in a picture that is as wide as it has room. */
  plyAt(event: MouseEvent & { currentTarget: SVGSVGElement }): number {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    return Math.max(
      0,
      Math.min(this.last, Math.round(((x - EDGE) / (WIDTH - 2 * EDGE)) * this.last)),
    );
  }
}
