// Hexes and lines between them: corners, common sides, chains of sides, smooth curves.

import { n1 } from './basics';

export type Pt = [number, number];

export const corners = (R: number, pointy: boolean): Pt[] =>
  [0, 1, 2, 3, 4, 5].map(k => { const a = (Math.PI / 180) * (60 * k - (pointy ? 30 : 0)); return [R * Math.cos(a), R * Math.sin(a)]; });
export const points = (p: Pt[]): string => p.map(q => `${n1(q[0])},${n1(q[1])}`).join(' ');

/** Smooth curve through points: rivers (tension .9), roads (.95), rails (.7), paths (.4). */
export function spline(P: Pt[], tension: number): string {
  let d = `M${n1(P[0][0])} ${n1(P[0][1])}`;
  for (let i = 0; i < P.length - 1; i++) {
    const a = P[i - 1] ?? P[i], b = P[i], c = P[i + 1], e = P[i + 2] ?? c, k = tension / 3;
    d += `C${n1(b[0] + (c[0] - a[0]) * k)} ${n1(b[1] + (c[1] - a[1]) * k)} ${n1(c[0] - (e[0] - b[0]) * k)} ${n1(c[1] - (e[1] - b[1]) * k)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return d;
}

const at = (p: Pt): string => `${Math.round(p[0])},${Math.round(p[1])}`;
/** The side between two adjacent hex centres, as its two corners. */
export function hexSide(a: Pt, b: Pt, R: number): [Pt, Pt] {
  const dx = b[0] - a[0], dy = b[1] - a[1], L = Math.hypot(dx, dy), m: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], n: Pt = [(-dy / L) * (R / 2), (dx / L) * (R / 2)];
  return [[m[0] + n[0], m[1] + n[1]], [m[0] - n[0], m[1] - n[1]]];
}
/** Joins loose hex sides (rivers, fort lines, borders) into long polylines that spline() can smooth; forks end a line. */
export function chain(sides: [Pt, Pt][]): Pt[][] {
  const by = new Map<string, number[]>();
  sides.forEach((e, i) => e.forEach(p => by.set(at(p), [...(by.get(at(p)) ?? []), i])));
  const used = new Set<number>(), out: Pt[][] = [];
  const walk = (start: Pt, first: number): Pt[] => {
    const P = [start];
    for (let i = first; ;) {
      used.add(i);
      const [p, q] = sides[i], next = at(p) === at(P[P.length - 1]) ? q : p, here = by.get(at(next))!;
      P.push(next);
      const j = here.find(k => !used.has(k));
      if (j === undefined || here.length > 2) return P;
      i = j;
    }
  };
  for (const [k, list] of by) if (list.length !== 2) for (const i of list) if (!used.has(i)) out.push(walk(at(sides[i][0]) === k ? sides[i][0] : sides[i][1], i));
  sides.forEach((e, i) => { if (!used.has(i)) out.push(walk(e[0], i)); });
  return out;
}
