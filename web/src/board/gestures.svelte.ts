// Pointer gestures on the board: one pointer pans, picks or drags a piece, two pinch, the right button
// draws arrows, a long press inspects.

import type { Pt } from '../art/hex';
import type { Token } from '../net/protocol';
import { clamp, zoomAt, type Box, type Camera, type Size } from './camera';

/** What lies under a point. */
export interface Found {
  anchor: string;
  space: string;
  /** Anchors of everything there, topmost first. */
  here: string[];
  token?: Token;
}

/** What the board provides. Points are in window coordinates. */
export interface Host {
  local(event: { clientX: number; clientY: number }): Pt;
  toBoard(at: Pt): Pt;
  find(at: Pt): Found | null;
  scope(): { camera: Camera; world: Box; view: Size };
  look(camera: Camera): void;
  hover(at: Pt): void;
  /** Whether a piece may be dragged: it is selected, or it can be. */
  mine(found: Found | null): 'chosen' | 'candidate' | null;
  pick(
    found: Found,
    event: PointerEvent,
    extra?: { long?: boolean; pan?: boolean; dragged?: boolean },
  ): void;
  tap(found: Found, event: PointerEvent, twice: boolean): void;
  sketch(from: Found, to: Found): void;
}

const DRAG_START_PX = 6;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 320;

interface Press {
  at: Pt;
  camera: Camera;
  found: Found | null;
  button: number;
  moved: boolean;
}

export class Gestures {
  /** A gesture is under way. */
  busy = $state(false);
  /** The piece being dragged, and where it is on the board. */
  carried = $state.raw<{ token: Token; x: number; y: number } | null>(null);

  private readonly fingers = new Map<number, Pt>();
  private press: Press | null = null;
  private pinch: { distance: number; middle: Pt; camera: Camera } | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private last = { time: 0, space: '' };

  constructor(private readonly host: Host) {}

  down(event: PointerEvent): void {
    const at = this.host.local(event);
    const { camera } = this.host.scope();
    this.fingers.set(event.pointerId, at);
    clearTimeout(this.holding);
    if (this.fingers.size === 2) {
      this.pinch = { ...this.spread(), camera };
      this.press = null;
      this.busy = true;
      return;
    }
    const found = this.host.find(at);
    const press = { at, camera, found, button: event.button, moved: false };
    this.press = press;
    if (!found || event.pointerType === 'mouse') return;
    this.holding = setTimeout(() => {
      if (this.press !== press || press.moved) return;
      this.press = null;
      this.host.pick(found, event, { long: true });
    }, LONG_PRESS_MS);
  }

  move(event: PointerEvent): void {
    const at = this.host.local(event);
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, at);
    if (this.pinch && this.fingers.size === 2) return this.squeeze(this.pinch);
    const { press } = this;
    if (!press) {
      if (event.pointerType !== 'touch') this.host.hover(at);
      return;
    }
    const [dx, dy] = [at[0] - press.at[0], at[1] - press.at[1]];
    if (!press.moved && Math.hypot(dx, dy) < DRAG_START_PX) return;
    if (!press.moved) this.begin(press, event);
    if (this.carried) {
      const [x, y] = this.host.toBoard(at);
      this.carried = { ...this.carried, x, y };
      this.host.hover(at);
    } else if (press.button !== 2) {
      const { world, view } = this.host.scope();
      this.host.look(
        clamp({ ...press.camera, x: press.camera.x + dx, y: press.camera.y + dy }, world, view),
      );
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    clearTimeout(this.holding);
    if (this.fingers.size < 2) this.pinch = null;
    if (!this.fingers.size) this.busy = false;
    const { press, carried } = this;
    this.press = this.carried = null;
    if (!press) return;
    const found = this.host.find(this.host.local(event));
    if (!found) return;
    if (press.button === 2) {
      if (press.found) this.host.sketch(press.found, found);
    } else if (carried) {
      if (found.space !== press.found?.space) this.host.pick(found, event, { dragged: true });
    } else if (!press.moved) this.tap(found, event);
  }

  /** The gesture is cancelled: nothing is picked or dropped. */
  cancel(event: PointerEvent): void {
    this.press = this.carried = null;
    this.up(event);
  }

  /** A drag begins: it carries a piece that can be chosen, else it pans. */
  private begin(press: Press, event: PointerEvent): void {
    press.moved = true;
    clearTimeout(this.holding);
    const mine = this.host.mine(press.found);
    const piece = event.pointerType === 'mouse' && press.button === 0 && press.found?.token;
    if (piece && mine) {
      if (mine === 'candidate') this.host.pick(press.found!, event);
      const [x, y] = this.host.toBoard(press.at);
      this.carried = { token: piece, x, y };
      return;
    }
    this.busy = press.button !== 2;
    if (piece) this.host.pick(press.found!, event, { pan: true });
  }

  private spread(): { distance: number; middle: Pt } {
    const [a, b] = [...this.fingers.values()];
    return {
      distance: Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1])),
      middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    };
  }

  private squeeze(from: { distance: number; middle: Pt; camera: Camera }): void {
    const { world, view } = this.host.scope();
    const { distance, middle } = this.spread();
    const grown = zoomAt(
      from.camera,
      distance / from.distance,
      from.middle[0],
      from.middle[1],
      world,
      view,
    );
    this.host.look(
      clamp(
        {
          ...grown,
          x: grown.x + middle[0] - from.middle[0],
          y: grown.y + middle[1] - from.middle[1],
        },
        world,
        view,
      ),
    );
  }

  private tap(found: Found, event: PointerEvent): void {
    const now = performance.now();
    const twice = now - this.last.time < DOUBLE_TAP_MS && this.last.space === found.space;
    this.last = { time: now, space: found.space };
    this.host.tap(found, event, twice);
  }
}
