// Where a note lies over the board so that it covers as little as possible of what one looks at.

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the screen, and how bad it is to cover it. */
export interface Seen {
  area: Area;
  weight: number;
}

const EDGE_PX = 10;
const ACROSS = 9; // places tried from the left edge to the right one
const DOWN = 7;

export const covered = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** How bad it is to lie there. */
export const costOf = (area: Area, seen: Seen[]): number =>
  seen.reduce((sum, one) => sum + one.weight * covered(area, one.area), 0);

/** From one edge to the other, the edges and the middle first: a note stands in line with something. */
function tries(room: number, length: number, count: number): number[] {
  const last = Math.max(EDGE_PX, room - length - EDGE_PX);
  const all = Array.from(
    { length: count },
    (_, i) => EDGE_PX + ((last - EDGE_PX) * i) / (count - 1),
  );
  return [last, EDGE_PX, all[(count - 1) / 2], ...all];
}

/** The best place for a note of a size within a room; of equal ones the right edge, high up. */
export function clearSpot(
  room: { width: number; height: number },
  size: { width: number; height: number },
  seen: Seen[],
): Area & { cost: number } {
  let best: (Area & { cost: number }) | null = null;
  for (const left of tries(room.width, size.width, ACROSS))
    for (const top of tries(room.height, size.height, DOWN).toReversed()) {
      const area = { left, top, ...size };
      const cost = costOf(area, seen);
      if (!best || cost < best.cost) best = { ...area, cost };
    }
  return best!;
}

/** A note leaves its place only where that shows a whole piece more, lest it jumps about. */
export const worthMoving = (now: number, best: number, piece: number): boolean =>
  now >= best + piece;
