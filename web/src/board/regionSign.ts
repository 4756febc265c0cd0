// Where the name of a region stands: near its middle, but on none of the pieces there.

import type { Place } from './layout';

type Point = Pick<Place, 'x' | 'y'>;

/** The middle of a sign, the height of its letters, its width. */
export interface RegionSign extends Point {
  letter: number;
  wide: number;
}

const MAX_LETTER = 40; // units of the board
const LETTER_SHARE = 0.62; // how wide a letter is for its height
const SMALLER = [1, 0.8, 0.64]; // a smaller sign finds room where a large one has none
const HALF_PIECE = 22;
const SPARE = 10; // rows of hexes are shifted against each other

/** The places that a region shares with no other: signs of neighbours do not lie on each other. */
export function ownOf<P extends Point>(places: P[], others: P[][]): P[] {
  const shared = new Set(others.flat());
  const own = places.filter((place) => !shared.has(place));
  return own.length ? own : places;
}

/** The place nearest to the middle of some places. */
export function middleOf<P extends Point>(places: P[]): P {
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  const far = (place: Point): number => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** The sign that hides the fewest pieces, as large and as near to the middle as that allows. */
export function signOf(places: Point[], name: string, pieces: Point[]): RegionSign {
  const middle = middleOf(places);
  const xs = places.map((place) => place.x);
  const [left, right] = [Math.min(...xs) - 20, Math.max(...xs) + 20];
  // With the room at both ends of the name: it does not reach over the neighbours.
  const usual = Math.min(MAX_LETTER, (right - left) / (name.length * LETTER_SHARE + 1));
  let best: RegionSign | null = null;
  let least = Infinity;
  for (const share of SMALLER) {
    const letter = usual * share;
    const wide = name.length * letter * LETTER_SHARE + letter;
    for (const { x, y } of places) {
      const inside = x - wide / 2 >= left - SPARE && x + wide / 2 <= right + SPARE;
      if (!inside && x !== middle.x) continue;
      const hides = (piece: Point): boolean =>
        Math.abs(piece.x - x) < wide / 2 + HALF_PIECE &&
        Math.abs(piece.y - y) < letter * 0.8 + HALF_PIECE;
      // A hidden piece is worse than any distance, and a smaller sign than none.
      const cost = pieces.filter(hides).length * 1e6 + Math.hypot(x - middle.x, y - middle.y);
      if (cost < least) [best, least] = [{ x, y, letter, wide }, cost];
    }
    if (least < 1e6) break;
  }
  return best!;
}
