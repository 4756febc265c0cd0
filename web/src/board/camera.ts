// Camera arithmetic: a point (x, y) of the board is shown at (x * k + camera.x, y * k + camera.y).

import type { Pt } from '../art/hex';

export interface Camera {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
  /** An endless map repeats itself after this width. */
  period?: number;
  /** Where an endless map is cut open, if not at its own edge. */
  start?: number;
  /** Pixels of the window at the top that something lies over: the map can be moved out from below it. */
  covered?: number;
}

const CLOSEST = 3;
const PADDING = 10;

const MIN_SHOWN = 1; // of an endless map in the window, if that makes it as high as that

/** The scale at which everything fits. */
const wholeScale = (world: Box, view: Size): number =>
  Math.max(
    0.05,
    Math.min(
      (view.width - PADDING * 2) / world.width,
      (view.height - (world.covered ?? 0) - PADDING * 2) / world.height,
      2,
    ),
  );

/** The whole board in the window, never larger than twice its natural size; an endless map fills it. */
export function fit(world: Box, view: Size): Camera {
  const whole = wholeScale(world, view);
  const k = world.period
    ? Math.max(whole, Math.min(view.height / world.height, view.width / (world.period * MIN_SHOWN)))
    : whole;
  const seen = world.period && world.width * k > view.width; // then the hidden part is where the map is cut open
  return {
    k,
    x: seen
      ? (view.width - world.period! * k) / 2 - (world.start ?? 0) * k
      : (view.width - world.width * k) / 2 - world.left * k,
    y: (view.height + (world.covered ?? 0) - world.height * k) / 2 - world.top * k,
  };
}

/** Zoom around a point of the window. */
export function zoomAt(
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  world: Box,
  view: Size,
): Camera {
  const least = Math.min(wholeScale(world, view), 1);
  const k = Math.min(CLOSEST, Math.max(least, camera.k * factor));
  const r = k / camera.k;
  return clamp({ k, x: px - (px - camera.x) * r, y: py - (py - camera.y) * r }, world, view);
}

/** Keep the board in the window; a board smaller than the window is centred. */
export function clamp(camera: Camera, world: Box, view: Size): Camera {
  return {
    k: camera.k,
    x:
      world.period && world.width * camera.k > view.width
        ? camera.x
        : inside(camera.x, world.left * camera.k, world.width * camera.k, view.width),
    y: inside(camera.y, world.top * camera.k, world.height * camera.k, view.height, world.covered),
  };
}

function inside(shift: number, start: number, length: number, room: number, covered = 0): number {
  const free = room - covered;
  if (length <= free) return covered + (free - length) / 2 - start;
  return Math.min(PADDING + covered - start, Math.max(room - PADDING - length - start, shift));
}

/** Put a point of the board into the middle of the window. */
export function centreOn(camera: Camera, x: number, y: number, world: Box, view: Size): Camera {
  [x, y] = nearestCopy([x, y], camera, world, view);
  return clamp(
    {
      k: camera.k,
      x: view.width / 2 - x * camera.k,
      y: (view.height + (world.covered ?? 0)) / 2 - y * camera.k,
    },
    world,
    view,
  );
}

/** The visible share of the board, from 0 to 1. */
export function visible(camera: Camera, world: Box, view: Size): number {
  const part = (shift: number, start: number, length: number, room: number) => {
    const a = shift + start * camera.k;
    return (
      Math.max(0, Math.min(room, a + length * camera.k) - Math.max(0, a)) / (length * camera.k)
    );
  };
  const across = world.period
    ? Math.min(1, view.width / camera.k / world.period)
    : part(camera.x, world.left, world.width, view.width);
  return across * part(camera.y, world.top, world.height, view.height);
}

/** The visible copies of an endless map: 0 is the map itself, 1 the one east of it. */
export function copies(camera: Camera, world: Box, view: Size): number[] {
  const { period } = world;
  if (!period) return [0];
  const whole = world.width * camera.k <= view.width;
  const [from, to] = whole
    ? [world.left, world.left + world.width]
    : [-camera.x / camera.k, (view.width - camera.x) / camera.k];
  const first = Math.floor(from / period);
  const last = Math.ceil(to / period) - 1;
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}

/** Between two cameras, for a glide. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const e = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
  return { x: a.x + (b.x - a.x) * e, y: a.y + (b.y - a.y) * e, k: a.k + (b.k - a.k) * e };
}

/** How much detail to show at a width of a space in pixels. */
export type Level = 'all' | 'plain' | 'sparse' | 'chips';

export const levelAt = (width: number): Level =>
  width >= 60 ? 'all' : width >= 40 ? 'plain' : width >= 26 ? 'sparse' : 'chips';

/** The middle of all points if they fit into a window of this size, else of as many as do. */
export function heart(points: Pt[], room: Size): Pt {
  const [left, right] = fullest(
    points.map(([x]) => x),
    room.width,
  );
  const there = points.filter(([x]) => x >= left && x <= right);
  const [top, bottom] = fullest(
    there.map(([, y]) => y),
    room.height,
  );
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The first and the last of the most points on a line that lie within so much room. */
function fullest(points: number[], room: number): [number, number] {
  const at = [...points].sort((a, b) => a - b);
  let [from, to] = [0, 0];
  for (let first = 0, last = 0; last < at.length; last++) {
    while (at[last] - at[first] > room) first++;
    if (last - first > to - from) [from, to] = [first, last];
  }
  return [at[from], at[to]];
}

/** The copy of a point on an endless map that is nearest to the middle of the window. */
export function nearestCopy([x, y]: Pt, camera: Camera, world: Box, view: Size): Pt {
  if (!world.period) return [x, y];
  const now = (view.width / 2 - camera.x) / camera.k;
  return [x + Math.round((now - x) / world.period) * world.period, y];
}
