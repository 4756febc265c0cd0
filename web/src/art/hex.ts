// Hexes and lines between them: corners, common sides, chains of sides, smooth curves.

import { n1 } from './basics';

export type Pt = [number, number];

/** The six corners of a hex around (0, 0). */
export function corners(R: number, pointy: boolean): Pt[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const a = (Math.PI / 180) * (60 * k - (pointy ? 30 : 0));
    return [R * Math.cos(a), R * Math.sin(a)];
  });
}

export const points = (p: Pt[]): string => p.map((q) => `${n1(q[0])},${n1(q[1])}`).join(' ');

/** Smooth curve through points: rivers (tension .9), roads (.95), rails (.7), paths (.4). */
export function spline(P: Pt[], tension: number): string {
  const k = tension / 3;
  let d = `M${n1(P[0][0])} ${n1(P[0][1])}`;
  for (let i = 0; i < P.length - 1; i++) {
    const before = P[i - 1] ?? P[i];
    const [from, to] = [P[i], P[i + 1]];
    const after = P[i + 2] ?? to;
    d += `C${n1(from[0] + (to[0] - before[0]) * k)} ${n1(from[1] + (to[1] - before[1]) * k)}`;
    d += ` ${n1(to[0] - (after[0] - from[0]) * k)} ${n1(to[1] - (after[1] - from[1]) * k)}`;
    d += ` ${n1(to[0])} ${n1(to[1])}`;
  }
  return d;
}

/** The side between two adjacent hex centres, as its two corners. */
export function hexSide(a: Pt, b: Pt, R: number): [Pt, Pt] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const far = Math.hypot(dx, dy);
  const middle: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const half: Pt = [(-dy / far) * (R / 2), (dx / far) * (R / 2)];
  return [
    [middle[0] + half[0], middle[1] + half[1]],
    [middle[0] - half[0], middle[1] - half[1]],
  ];
}

const ROW = 1 << 20;
const keyOf = (p: Pt): number => Math.round(p[0]) * ROW + Math.round(p[1]);

/** Joins loose sides (rivers, coasts, borders) into long lines for spline(); forks end a line. */
export function chain(sides: [Pt, Pt][]): Pt[][] {
  const meeting = new Map<number, number[]>();
  sides.forEach((side, i) =>
    side.forEach((p) => {
      const here = meeting.get(keyOf(p));
      if (here) here.push(i);
      else meeting.set(keyOf(p), [i]);
    }),
  );
  const used = new Set<number>();
  const lines: Pt[][] = [];

  const walk = (start: Pt, first: number): Pt[] => {
    const line = [start];
    for (let i = first; ;) {
      used.add(i);
      const [p, q] = sides[i];
      const next = keyOf(p) === keyOf(line[line.length - 1]) ? q : p;
      const here = meeting.get(keyOf(next))!;
      line.push(next);
      const onward = here.find((k) => !used.has(k));
      if (onward === undefined || here.length > 2) return line;
      i = onward;
    }
  };

  // First the lines that begin at an end or a fork, then the rings that are left.
  for (const [key, list] of meeting) {
    if (list.length === 2) continue;
    for (const i of list)
      if (!used.has(i)) lines.push(walk(keyOf(sides[i][0]) === key ? sides[i][0] : sides[i][1], i));
  }
  sides.forEach((side, i) => {
    if (!used.has(i)) lines.push(walk(side[0], i));
  });
  return lines;
}
