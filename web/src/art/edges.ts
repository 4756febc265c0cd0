// Rivers on the sides of hexes, railways and roads from centre to centre, borders: from the edges of a board.

import type { Layout, Place } from '../board/layout';
import type { Space } from '../net/protocol';
import { n1 } from './basics';
import { chain, hexSide, spline, type Pt } from './hex';
import { line, type Stroke } from './strokes';

const RADIUS = 40;

/** The two centres of every edge of some kinds. */
export function edgePlaces(layout: Layout, kinds: string[]): [Pt, Pt][] {
  return (layout.board.edges ?? []).flatMap((edge) => {
    const [a, b] = [layout.byId.get(edge.a), layout.byId.get(edge.b)];
    return a && b && kinds.includes(edge.kind ?? '')
      ? [
          [
            [a.x, a.y],
            [b.x, b.y],
          ] as [Pt, Pt],
        ]
      : [];
  });
}

/** Lines along the common sides of spaces, such as rivers. */
export function alongSides(
  layout: Layout,
  kinds: string[],
  strokes: Stroke[],
  tension = 0.65,
): string {
  const sides = edgePlaces(layout, kinds).map(([a, b]) => hexSide(a, b, RADIUS));
  return sides.length
    ? line(
        chain(sides).map((points) => spline(points, tension)),
        strokes,
      )
    : '';
}

/** Lines from centre to centre, such as roads and railways. */
export function betweenCentres(
  layout: Layout,
  kinds: string[],
  strokes: Stroke[],
  tension = 0.65,
): string {
  const links = edgePlaces(layout, kinds);
  return links.length
    ? line(
        chain(links).map((points) => spline(points, tension)),
        strokes,
      )
    : '';
}

/** Straight lines on sides: borders of countries. */
export function borders(layout: Layout, kinds: string[], colour = '#8c1f3a'): string {
  const d = edgePlaces(layout, kinds)
    .map(([a, b]) => hexSide(a, b, RADIUS))
    .map(([p, q]) => `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`)
    .join('');
  return (
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="9 3 2 3" stroke-linecap="round"/>`
  );
}

/** The sides between neighbouring hexes that belong to different parts of the map. */
export function borderSides(
  layout: Layout,
  part: (space: Space) => string,
  colour = '#8c1f3a',
): string {
  const grid = new Map(layout.places.map((p) => [`${Math.round(p.x)},${Math.round(p.y)}`, p]));
  const [dx, dy] = [Math.sqrt(3) * RADIUS, RADIUS * 1.5];
  const sides: [Pt, Pt][] = [];
  for (const place of layout.places)
    for (const [x, y] of [
      [dx, 0],
      [dx / 2, dy],
      [-dx / 2, dy],
    ]) {
      const other = find(grid, place.x + x, place.y + y);
      if (other && part(other.space) !== part(place.space))
        sides.push(hexSide([place.x, place.y], [other.x, other.y], RADIUS));
    }
  const d = chain(sides)
    .map((points) => `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`)
    .join('');
  return (
    d &&
    `<path d="${d}" fill="none" stroke="#fff6da" stroke-width="4.4" opacity=".5"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="9 3 2 3" stroke-linecap="round"/>`
  );
}

/** Compare with a tolerance: rounding may be off by one. */
function find(grid: Map<string, Place>, x: number, y: number): Place | undefined {
  for (const u of [0, -1, 1])
    for (const v of [0, -1, 1]) {
      const place = grid.get(`${Math.round(x) + u},${Math.round(y) + v}`);
      if (place) return place;
    }
  return undefined;
}
