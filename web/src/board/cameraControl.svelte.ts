// Moves the camera over one board: fits, zooms, pans, glides, and stays put where it should.

import type { Pt } from '../art/hex';
import {
  between,
  centreOn,
  clamp,
  fit,
  heart,
  nearestCopy,
  zoomAt,
  type Box,
  type Camera,
  type Size,
} from './camera';

/** What the camera looks at, as it is now. */
export interface Scope {
  world: Box;
  /** The middle of the board. */
  middle: Pt;
  /** What matters: the first view on a small screen goes there. */
  focus: Pt[];
  /** Where pieces are: a few close together, as in a lesson, are first seen near enough to read. */
  pieces: Pt[];
  /** 0: without motion. */
  speed: number;
  /** Of a theatre of war too large to be read whole one first sees where most can be done. */
  theatre: boolean;
  /** Beside a plan nothing of it is cut off: one plans with all of it in sight. */
  uncut?: boolean;
}

const REST_MS = 140; // without a change for so long, the camera is at rest
const GLIDE_MS = 350;
const READABLE = 0.68; // a piece is then 36 pixels wide
const LEGIBLE = 0.56; // the numbers of a counter can be read
const NEAREST = 1; // no first view is nearer
const AROUND = 150; // of the board, beside the outermost pieces: where they can go
const WHOLE_FROM = 0.54; // a board that fits at a scale nearly so large is shown whole
const SMALL_PX = 620; // windows smaller than this show a part of a large board
const LINE_PX = 48; // one more line of text above or below does not move the map under the finger
const MARGIN_PX = 24; // what can be chosen is seen with half of its space

function boxOf(points: Pt[]): [number, number, number, number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function fits(points: Pt[], { width, height }: Size): boolean {
  const [left, top, right, bottom] = boxOf(points);
  return right - left <= width && bottom - top <= height;
}

export class CameraControl {
  now = $state.raw<Camera>({ x: 0, y: 0, k: 1 });
  view = $state.raw<Size>({ width: 0, height: 0 });
  // While the camera moves, the board is one picture that is pushed and scaled. What is drawn on it,
  // and how finely, changes when the camera has come to rest.
  moving = $state(false);
  scale = $state(1); // when it last came to rest
  private follows = true; // a new size of the window fits the board again
  private before: Camera | null = null; // where it was before it showed whole parts of the map
  private parts: Pt[] = [];
  private left: Camera | null = null; // where it was before it showed what others did
  private goal: Camera | null = null; // while it glides
  private early: Pt | null = null; // what was to be in view before there was any
  private resting: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  constructor(private readonly scope: () => Scope) {}

  toScreen = ([x, y]: Pt): Pt => [x * this.now.k + this.now.x, y * this.now.k + this.now.y];
  toBoard = ([x, y]: Pt): Pt => [(x - this.now.x) / this.now.k, (y - this.now.y) / this.now.k];

  /** The window has a new size. */
  resize(view: Size): void {
    const was = this.view;
    this.view = view;
    const aim = this.goal ?? this.now; // a glide ends at what was meant for the old size
    this.hold();
    if (this.before) return this.look(this.around(this.parts, this.before), true);
    const { world } = this.scope();
    const whole = was.width && aim.k <= fit({ ...world, covered: 0 }, was).k;
    const next = whole ? fit(world, view) : clamp(aim, world, view);
    this.look(this.follows && !this.stays(was, next) ? this.home() : next, true);
    const { early } = this;
    this.early = null;
    if (early) this.follow(early);
  }

  /**
   * What can be chosen has changed: where the window shows a part of the board, it shows that part.
   * Nothing moves under the pointer: after something was `picked` here, one place in view is enough.
   */
  show(points: Pt[], picked = false): void {
    const { view } = this;
    const now = this.goBack();
    const { world, theatre } = this.scope();
    if (!view.width || now.k <= fit(world, view).k) return;
    if (this.returns(points, picked) || !points.length) return;
    const near = points.map((point) => nearestCopy(point, now, world, view));
    const seen = near.filter((point) => this.sees(point, now, MARGIN_PX)).length;
    if (theatre) this.follows = false; // after the first view it stays where one plays
    const room = {
      width: (view.width - 2 * MARGIN_PX) / now.k,
      height: (view.height - (world.covered ?? 0) - 2 * MARGIN_PX) / now.k,
    };
    const stays = picked || (theatre ? !fits(near, room) : !this.follows);
    if (seen === near.length || (seen && stays)) return;
    const next = centreOn(now, ...heart(near, room), world, view);
    if (near.filter((point) => this.sees(point, next)).length > seen) this.glideTo(next);
  }

  /** After what others did the map is where one left it, if one is asked about something there. */
  private returns(points: Pt[], picked: boolean): boolean {
    const { left } = this;
    if (!left) return false;
    if (!picked && points.length && !points.some((at) => this.sees(at, left, MARGIN_PX)))
      return false;
    this.left = null;
    if (!picked) this.glideTo(left);
    return !picked;
  }

  /** Whole parts of the map are asked about: all their places are seen, from farther off if need be. */
  showParts(points: Pt[], picked = false): void {
    const { now, view } = this;
    const from = this.before ?? now;
    const seen = (camera: Camera): Pt[] => points.filter((at) => this.sees(at, camera, MARGIN_PX));
    if (!view.width || (picked && seen(now).length)) return;
    if (seen(from).length === points.length) return void this.goBack();
    [this.before, this.parts] = [from, points];
    this.glideTo(this.around(points, from));
  }

  /** What lies over the top of a map that is seen whole hides none of the places that are asked about. */
  uncover(points: Pt[]): boolean {
    const { view } = this;
    const { world } = this.scope();
    const from = this.before ?? this.now;
    const whole = world.covered && from.k <= fit({ ...world, covered: 0 }, view).k;
    if (!whole || points.every((at) => this.sees(at, from))) return false;
    [this.before, this.parts] = [from, points];
    this.glideTo(fit(world, view));
    return true;
  }

  private around(points: Pt[], from: Camera): Camera {
    const { view } = this;
    const { world } = this.scope();
    const [left, top, right, bottom] = boxOf(points);
    const across = (view.width - 4 * MARGIN_PX) / (right - left);
    const down = (view.height - (world.covered ?? 0) - 4 * MARGIN_PX) / (bottom - top);
    const k = Math.max(fit(world, view).k, Math.min(from.k, across, down));
    return centreOn({ ...from, k }, (left + right) / 2, (top + bottom) / 2, world, view);
  }

  /** The board has a new size. */
  refit(): void {
    if (this.follows && !this.before && this.view.width) this.look(this.home(), true);
  }

  /** Show the whole board. */
  fit(): void {
    this.follows = !this.scope().theatre;
    this.left = this.before = null;
    this.glideTo(fit(this.scope().world, this.view));
  }

  centre([x, y]: Pt): void {
    this.glideTo(centreOn(this.now, x, y, this.scope().world, this.view));
  }

  /** Bring a point into view, without a move if it is there already. */
  follow(at: Pt): void {
    if (!this.view.width) return void (this.early = at);
    const now = this.goBack();
    const { world } = this.scope();
    const near = nearestCopy(at, now, world, this.view);
    if (this.sees(near, now, MARGIN_PX)) return;
    this.left ??= now;
    this.glideTo(centreOn(now, ...near, world, this.view));
  }

  /** Somebody chose the place in a text: it is brought into view, near enough to read what is there. */
  approach(at: Pt): void {
    const near = this.now.k >= WHOLE_FROM;
    if (near) this.follow(at);
    this.mine();
    if (near) return;
    this.glideTo(centreOn({ ...this.now, k: READABLE }, ...at, this.scope().world, this.view));
  }

  /** Closer (> 1) or farther (< 1), around a point of the window. */
  zoom(factor: number, at: Pt = [this.view.width / 2, this.view.height / 2], glide = false): void {
    const next = zoomAt(this.now, factor, at[0], at[1], this.scope().world, this.view);
    this.mine();
    if (glide) this.glideTo(next);
    else this.look(next);
  }

  pan(dx: number, dy: number): void {
    const { now } = this;
    this.moveTo(clamp({ ...now, x: now.x + dx, y: now.y + dy }, this.scope().world, this.view));
  }

  /** Where a person moved it. */
  moveTo(next: Camera): void {
    this.mine();
    this.look(next);
  }

  /** A person chose what is seen: it stays. */
  private mine(): void {
    this.follows = false;
    this.left = this.before = null;
  }

  /** Stop gliding. */
  hold(): void {
    this.goal = null;
    cancelAnimationFrame(this.frame);
  }

  close(): void {
    clearTimeout(this.resting);
  }

  /** What was looked at before whole parts of the map is near enough to read. */
  private goBack(): Camera {
    const { before } = this;
    this.before = null;
    if (before) this.glideTo(before);
    return before ?? this.now;
  }

  private look(next: Camera, atOnce = false): void {
    const { now } = this;
    if (next.x === now.x && next.y === now.y && next.k === now.k) return;
    this.now = next;
    clearTimeout(this.resting);
    this.moving = !atOnce;
    if (atOnce) this.scale = next.k;
    else this.resting = setTimeout(() => this.rest(), REST_MS);
  }

  private rest(): void {
    this.moving = false;
    this.scale = this.now.k;
  }

  private glideTo(next: Camera): void {
    const { speed } = this.scope();
    this.hold();
    if (speed <= 0) return this.look(next, true);
    const [from, start] = [this.now, performance.now()];
    this.goal = next;
    const frame = (): void => {
      const t = Math.min(1, ((performance.now() - start) * speed) / GLIDE_MS);
      this.look(between(from, next, t));
      if (t < 1) this.frame = requestAnimationFrame(frame);
      else this.goal = null;
    };
    frame();
  }

  /** The first view: the whole board, or on a small screen the part that matters, large enough. */
  private home(): Camera {
    const { world, middle, focus, theatre, uncut } = this.scope();
    const { width, height } = this.view;
    const whole = fit(world, this.view);
    const gathered = theatre && this.gathered(whole);
    if (gathered) return gathered;
    if (uncut || whole.k >= WHOLE_FROM) return whole;
    if (theatre ? !focus.length : Math.min(width, height) > SMALL_PX) return whole;
    const k = theatre ? LEGIBLE : READABLE;
    const [x, y] = focus.length ? heart(focus, { width: width / k, height: height / k }) : middle;
    return centreOn({ ...whole, k }, x, y, world, this.view);
  }

  /** All pieces, if they can be read then while they could not be on the whole board. */
  private gathered(whole: Camera): Camera | null {
    const { world, pieces } = this.scope();
    if (!pieces.length || world.period || whole.k >= READABLE) return null;
    const [left, top, right, bottom] = boxOf(pieces);
    const across = this.view.width / (right - left + 2 * AROUND);
    const k = Math.min(NEAREST, across, this.view.height / (bottom - top + 2 * AROUND));
    const middle: Pt = [(left + right) / 2, (top + bottom) / 2];
    return k < READABLE ? null : centreOn({ ...whole, k }, ...middle, world, this.view);
  }

  /** Whether a part of the map stays where it is after a small change: all that matters is in view. */
  private stays(was: Size, next: Camera): boolean {
    const { world, focus } = this.scope();
    const { width, height } = this.view;
    if (was.width !== width || Math.abs(was.height - height) > LINE_PX) return false;
    if (next.k <= fit(world, this.view).k) return false;
    return focus.every((point) => this.sees(point, next));
  }

  /** Whether a point of the board is in the window, so far from its edges. */
  private sees([x, y]: Pt, { x: dx, y: dy, k }: Camera, edge = 0): boolean {
    const [left, top] = [x * k + dx, y * k + dy];
    const { width, height } = this.view;
    const above = edge + (this.scope().world.covered ?? 0);
    return left > edge && top > above && left < width - edge && top < height - edge;
  }
}
