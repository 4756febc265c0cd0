// Shapes for overlays: veils, range rings, outlines.

import { n1 } from '../art/basics';
import type { Pt } from '../art/hex';
import type { Overlay, Spot } from '../net/protocol';
import type { Layout, Place } from './layout';

const corner = ([x, y]: Pt): string => `${Math.round(x * 2)},${Math.round(y * 2)}`;

/** The outline of a place, in board coordinates. */
export const placed = (place: Place): Pt[] =>
  place.outline.map(([x, y]) => [place.x + x, place.y + y]);

/** One path around each of some places. */
export const outlines = (places: Place[]): string =>
  places
    .map(
      (place) =>
        `M${placed(place)
          .map(([x, y]) => `${n1(x)} ${n1(y)}`)
          .join('L')}Z`,
    )
    .join('');

/** The sides that belong to only one of the places: the line around all of them. */
export function around(places: Place[]): [Pt, Pt][] {
  const sides = new Map<string, [Pt, Pt] | null>();
  for (const place of places) {
    const points = placed(place);
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length];
      const key = [corner(a), corner(b)].sort().join(' ');
      sides.set(key, sides.has(key) ? null : [a, b]);
    });
  }
  return [...sides.values()].filter((side) => side !== null);
}

/** That line as a path. */
export const rim = (places: Place[]): string => lines(around(places));

const lines = (sides: [Pt, Pt][]): string =>
  sides.map(([a, b]) => `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`).join('');

export interface RangeRing {
  value: string;
  d: string;
  /** Where its number is written. */
  at: Pt;
}

const numbered = (spot: Spot): boolean =>
  (spot.kind === 'seen' || spot.kind === 'hidden') &&
  !!spot.value &&
  Number.isFinite(Number(spot.value));

/** Lines around all places of at least each value, the innermost first. */
export function rangeRings(
  overlay: Overlay,
  layout: Layout,
  from: string | undefined,
): RangeRing[] {
  const spots = (overlay.spots ?? []).filter(numbered);
  const values = [...new Set(spots.map((s) => Number(s.value)))].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const inside = spots.filter((s) => Number(s.value) >= value).map((s) => s.space);
    const places = [...new Set(from ? [from, ...inside] : inside)]
      .map((id) => layout.byId.get(id))
      .filter((p) => p !== undefined);
    const sides = around(places);
    if (!sides.length) return [];
    const top = sides
      .map(([a, b]): Pt => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
      .reduce((a, b) => (b[1] < a[1] ? b : a));
    return [{ value: String(value), d: lines(sides), at: top }];
  });
}

/** The veiled places: all that are not marked, and those that are hidden. */
export function veiled(overlay: Overlay, layout: Layout, from: string | undefined): Place[] {
  if (!overlay.veil) return [];
  const clear = new Set(
    (overlay.spots ?? []).filter((s) => s.kind !== 'hidden').map((s) => s.space),
  );
  return layout.places.filter((p) => p.space.id !== from && !clear.has(p.space.id));
}

/** The places with one kind of spot; where several pieces of a side have it, it is drawn once. */
export function spotsOf(
  overlay: Overlay,
  kind: string,
  layout: Layout,
): { spot: Spot; place: Place }[] {
  const found = new Map<string, { spot: Spot; place: Place }>();
  for (const spot of overlay.spots ?? []) {
    const place = spot.kind === kind && layout.byId.get(spot.space);
    if (place) found.set(`${spot.space} ${spot.side ?? ''}`, { spot, place });
  }
  return [...found.values()];
}
