// The geometry of a board as its viewer sees it. Rotating the board rotates places, not drawings.

import { corners, type Pt } from '../art/hex';
import { placeAnchor } from '../model/geometry';
import { areaOutlines } from './areaOutlines';
import type { Board, Live, Region, Space } from '../net/protocol';

export const RADIUS = 40;
export const SQUARE = 62;

export interface Place {
  space: Space;
  x: number;
  y: number;
  /** Corners around the centre. */
  outline: Pt[];
}

/** Compass directions of a pointy-top hex, on the unrotated board. */
export const COMPASS: Record<string, Pt> = {
  E: [1, 0],
  NE: [0.5, -0.866],
  NW: [-0.5, -0.866],
  W: [-1, 0],
  SW: [-0.5, 0.866],
  SE: [0.5, 0.866],
};

/** Coasts and borders of an area map, computed once per board. */
const shapes = new WeakMap<Board, Pt[][]>();

function shapesOf(board: Board): Pt[][] {
  const known = shapes.get(board);
  if (known) return known;
  const rough = board.spaces.map((space) => pairs(space.outline ?? []));
  if (!areaOutlines.of) return rough;
  const made = areaOutlines.of(rough, board.width, board.height, board.wraps);
  shapes.set(board, made);
  return made;
}

const pairs = (flat: number[]): Pt[] =>
  Array.from({ length: flat.length >> 1 }, (_, i): Pt => [flat[2 * i], flat[2 * i + 1]]);

const isWater = ({ space }: Place): boolean => space.kinds?.[0] === 'sea';

export class Layout {
  readonly places: Place[];
  /** In picking order: on an area map small places first, and land, which lies on the seas. */
  private readonly picking: Place[];
  readonly byId: Map<string, Place>;
  readonly width: number;
  readonly height: number;

  constructor(
    readonly board: Board,
    readonly flip: boolean,
  ) {
    this.width = board.width;
    this.height = board.height;
    this.places = board.spaces.map((space, i) => {
      const [x, y] = this.turn([space.x, space.y]);
      return { space, x, y, outline: this.outlineOf(space, i) };
    });
    this.picking =
      board.shape === 'area'
        ? [...this.places].sort(
            (a, b) => +isWater(a) - +isWater(b) || sizeOf(a.outline) - sizeOf(b.outline),
          )
        : this.places;
    this.byId = new Map(this.places.map((place) => [place.space.id, place]));
  }

  /** The place itself on a map of areas, else nothing. */
  areaOf({ space }: Place): string {
    return this.board.shape === 'area' ? space.id : '';
  }

  /** A point of the printed board where this viewer sees it. */
  turn([x, y]: Pt): Pt {
    return this.flip ? [this.width - x, this.height - y] : [x, y];
  }

  /** A direction of the printed board as this viewer sees it. */
  heading(name: string): Pt {
    const [x, y] = COMPASS[name] ?? [0, 0];
    return this.flip ? [-x, -y] : [x, y];
  }

  private outlineOf(space: Space, index: number): Pt[] {
    if (space.outline?.length) {
      const line = this.board.shape === 'area' ? shapesOf(this.board)[index] : pairs(space.outline);
      const sign = this.flip ? -1 : 1;
      return line.map(([x, y]): Pt => [(x - space.x) * sign, (y - space.y) * sign]);
    }
    if (this.board.shape === 'square') {
      const h = SQUARE / 2;
      return [
        [-h, -h],
        [h, -h],
        [h, h],
        [-h, h],
      ];
    }
    return corners(RADIUS, true);
  }

  /** Places that share a side with this one (hex and square boards). */
  neighbours(place: Place): Place[] {
    const reach = this.board.shape === 'square' ? SQUARE * 1.1 : RADIUS * 1.9;
    return this.places.filter(
      (p) => p !== place && Math.hypot(p.x - place.x, p.y - place.y) < reach,
    );
  }

  /** The place under a point of the board. */
  at(x: number, y: number): Place | undefined {
    if (this.board.wraps) x -= Math.floor(x / this.width) * this.width;
    if (this.board.shape === 'area')
      return this.picking.find((p) => inside(p.outline, x - p.x, y - p.y));
    let best: Place | undefined;
    let least = Infinity;
    for (const p of this.places) {
      const d = (p.x - x) ** 2 + (p.y - y) ** 2;
      if (d < least) [best, least] = [p, d];
    }
    return best && inside(best.outline, x - best.x, y - best.y) ? best : undefined;
  }

  spaceAnchor(id: string): string {
    return placeAnchor(this.board, id);
  }
}

/** The area of an outline. */
function sizeOf(outline: Pt[]): number {
  return (
    Math.abs(
      outline.reduce((sum, [x, y], i) => {
        const [u, v] = outline[(i + 1) % outline.length];
        return sum + x * v - u * y;
      }, 0),
    ) / 2
  );
}

function inside(outline: Pt[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** `unit:al05` -> `al05`. */
export const bare = (anchor: string): string => anchor.slice(anchor.indexOf(':') + 1);

/** The spaces of an anchor: one, or all those of a region. */
export function spacesOf(anchor: string, layout: Layout, live: Live): string[] {
  const id = bare(anchor);
  if (layout.byId.has(id)) return [id];
  const token = live.tokens?.find((t) => t.id === id);
  if (token) return layout.byId.has(token.space) ? [token.space] : [];
  return regionsOf(anchor, layout, live).flatMap((region) => regionSpaces(region, layout));
}

/** The regions an anchor names: by id, or by the name that the viewer's side has for them. */
export function regionsOf(anchor: string, layout: Layout, live: Live): Region[] {
  const side = live.side || layout.board.bottom || '';
  return (layout.board.regions ?? []).filter(
    (r) => r.id === bare(anchor) || (r.names?.[side] ?? r.names?.['']) === anchor,
  );
}

export function regionSpaces(region: Region, layout: Layout): string[] {
  if (region.spaces?.length) return region.spaces;
  return layout.places.filter((p) => p.space.zones?.includes(region.id)).map((p) => p.space.id);
}
