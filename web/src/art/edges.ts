// Rivers on the sides of hexes, railways and roads from centre to centre, borders: from the edges of a board.

import type { Layout } from '../board/layout';
import { n1 } from './basics';
import { chain, hexSide, spline, type Pt } from './hex';
import { line, type Stroke } from './strokes';

const RADIUS = 40;

function ends(layout: Layout, kinds: string[]): [Pt, Pt][] {
  return (layout.board.edges ?? []).flatMap(edge => {
    const [a, b] = [layout.byId.get(edge.a), layout.byId.get(edge.b)];
    return a && b && kinds.includes(edge.kind ?? '') ? [[[a.x, a.y], [b.x, b.y]] as [Pt, Pt]] : [];
  });
}

/** What runs between two spaces, along their common sides. */
export function alongSides(layout: Layout, kinds: string[], strokes: Stroke[], tension = 0.65): string {
  const sides = ends(layout, kinds).map(([a, b]) => hexSide(a, b, RADIUS));
  return sides.length ? line(chain(sides).map(points => spline(points, tension)), strokes) : '';
}

/** What leads from space to space, through their centres. */
export function betweenCentres(layout: Layout, kinds: string[], strokes: Stroke[], tension = 0.65): string {
  const links = ends(layout, kinds);
  return links.length ? line(chain(links).map(points => spline(points, tension)), strokes) : '';
}

/** Straight lines on sides: borders of countries. */
export function borders(layout: Layout, kinds: string[], colour = '#8c1f3a'): string {
  const d = ends(layout, kinds).map(([a, b]) => hexSide(a, b, RADIUS)).map(([p, q]) => `M${n1(p[0])} ${n1(p[1])}L${n1(q[0])} ${n1(q[1])}`).join('');
  return d && `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-dasharray="9 3 2 3" stroke-linecap="round"/>`;
}
