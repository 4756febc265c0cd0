// Tells what a pointer means, not what it merely crosses on its way to the panel beside the board.

import type { Pt } from '../art/hex';

const REST_MS = 140; // so long a pointer on its way has to stay, to mean what is under it
const SPEED_PX_MS = 0.4;
const STEP_MS = 32; // at most this long is a step: a pointer that had rested starts at once

export class HoverIntent {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = { x: 0, y: 0, ms: 0 };
  private crossing = false;

  constructor(private readonly tell: (anchor: string | null) => void) {}

  /** The pointer moved; fast and to the right means that it is on its way to the panel. */
  moved([x, y]: Pt): void {
    const ms = performance.now();
    const across = x - this.last.x;
    this.crossing =
      across > Math.abs(y - this.last.y) &&
      across > SPEED_PX_MS * Math.min(ms - this.last.ms, STEP_MS);
    this.last = { x, y, ms };
  }

  point(anchor: string | null): void {
    clearTimeout(this.timer);
    if (anchor !== null && !this.crossing) this.tell(anchor);
    else this.timer = setTimeout(() => this.rest(anchor), REST_MS);
  }

  /** What was pointed at stays for as long as the pointer is in the panel, which tells about it. */
  private rest(anchor: string | null): void {
    const panel = anchor === null && document.querySelector('.side:hover');
    if (!panel) this.tell(anchor);
    else panel.addEventListener('pointerleave', () => this.point(null), { once: true });
  }
}
