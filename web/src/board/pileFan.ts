// Where to fan out a stack: beside its place, covering as few clickable places as possible.

import type { Pt } from '../art/hex';
import type { Size } from './camera';

const SIDES = ['right', 'left', 'below', 'above'] as const;
type FanSide = (typeof SIDES)[number];
const GAP = 8;
const EDGE = 4;

const within = (value: number, length: number, room: number): number =>
  Math.max(EDGE, Math.min(room - length - EDGE, value));

/** The upper left corner of a box on one side of a place, pushed into the window. */
export function cornerAt(
  side: FanSide,
  [x, y]: Pt,
  half: number,
  { width, height }: Size,
  view: Size,
): Pt {
  const beside = side === 'right' || side === 'left';
  const left =
    side === 'right' ? x + half + GAP : side === 'left' ? x - half - GAP - width : x - width / 2;
  const top =
    side === 'below' ? y + half + GAP : side === 'above' ? y - half - GAP - height : y - height / 2;
  return beside ? [left, within(top, height, view.height)] : [within(left, width, view.width), top];
}

/** How many points a box covers. */
export const hidden = ([left, top]: Pt, { width, height }: Size, points: Pt[]): number =>
  points.filter(([x, y]) => x > left && x < left + width && y > top && y < top + height).length;

/** The first side with room that hides the fewest points; without any room, the right one. */
export function quietSide(at: Pt, half: number, size: Size, view: Size, points: Pt[]): FanSide {
  const fits = ([left, top]: Pt): boolean =>
    left >= EDGE &&
    top >= EDGE &&
    left + size.width <= view.width - EDGE &&
    top + size.height <= view.height - EDGE;
  const count = (side: FanSide): number =>
    hidden(cornerAt(side, at, half, size, view), size, points);
  const free = SIDES.filter((side) => fits(cornerAt(side, at, half, size, view)));
  return free.sort((a, b) => count(a) - count(b))[0] ?? 'right';
}
