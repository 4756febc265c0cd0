// Natural outlines of area maps.

import { n1, rng } from './basics';
import { areaOutlines } from '../board/areaOutlines';
import type { Pt } from './hex';

const ROUGH = 0.34; // how far a line wanders, as a part of its length
const LEVELS = 3;

/**
 * Fine outlines from rough polygons. A wiggle belongs to an edge and is seeded by its end points, so
 * neighbours always share one line; the frame of the map stays straight.
 */
export function areaShapes(polygons: Pt[][], width: number, height: number, wraps = false): Pt[][] {
  const here = polygons.flat();
  // The east and west edges of a map that wraps are one line: a corner on one cuts the other too.
  const behind = wraps
    ? here.filter(([x]) => x === 0 || x === width).map(([x, y]): Pt => [width - x, y])
    : [];
  const corners = [...here, ...behind];
  const known = new Map<string, Pt[]>();
  const onFrame = (p: Pt, q: Pt): boolean =>
    [0, width].some((x) => p[0] === x && q[0] === x) ||
    [0, height].some((y) => p[1] === y && q[1] === y);

  const edge = (a: Pt, b: Pt): Pt[] => {
    const back = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
    const [p, q] = back ? [b, a] : [a, b];
    const key = `${p}|${q}`;
    const line = known.get(key) ?? (onFrame(p, q) ? [p, q] : wiggle(p, q));
    known.set(key, line);
    return back ? [...line].reverse() : line;
  };

  const lines = polygons.map((polygon) =>
    polygon.flatMap((a, i) => {
      const parts = split(a, polygon[(i + 1) % polygon.length], corners);
      return parts.slice(1).flatMap((b, k) => edge(parts[k], b).slice(0, -1));
    }),
  );
  return smoothed(lines, (p: Pt) => [0, width].includes(p[0]) || [0, height].includes(p[1]));
}

/**
 * Round corners, but not where borders meet or on the frame: there neighbours would drift apart. A
 * meeting point is where the outline passes from one neighbour to the next.
 */
function smoothed(lines: Pt[][], onFrame: (p: Pt) => boolean): Pt[][] {
  const key = (p: Pt): string => `${p[0].toFixed(2)},${p[1].toFixed(2)}`;
  const owners = new Map<string, string>();
  lines.forEach((line, n) =>
    line.forEach((p) => owners.set(key(p), `${owners.get(key(p)) ?? ''} ${n}`)),
  );
  return lines.map((line) => {
    const whose = line.map((p) => owners.get(key(p)));
    let points = line.map((p, i) => ({
      p,
      sharp:
        onFrame(p) ||
        whose[i] !== whose[(i + 1) % line.length] ||
        whose[i] !== whose[(i + line.length - 1) % line.length],
    }));
    for (let round = 0; round < 2; round++)
      points = points.flatMap((a, i) => cut(a, points[(i + 1) % points.length]));
    return points.map(({ p }) => p);
  });
}

interface Corner {
  p: Pt;
  sharp: boolean;
}

/** The part of a side that is left when its corners are cut; sharp corners stay. */
function cut(a: Corner, b: Corner): Corner[] {
  const at = (t: number): Corner => ({
    p: [a.p[0] + (b.p[0] - a.p[0]) * t, a.p[1] + (b.p[1] - a.p[1]) * t],
    sharp: false,
  });
  return [a.sharp ? a : at(0.25), ...(b.sharp ? [] : [at(0.75)])];
}

/** Midpoint displacement: moves the middles of an edge again and again. */
function wiggle(p: Pt, q: Pt): Pt[] {
  const chance = rng((p[0] * 7919 + p[1] * 104729 + q[0] * 1299709 + q[1] * 15485863) | 0);
  let line = [p, q];
  for (let level = 0; level < LEVELS; level++) {
    line = line.flatMap((b, i): Pt[] => {
      if (!i) return [b];
      const a = line[i - 1];
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const aside = (chance() - 0.5) * far * ROUGH;
      const middle: Pt = [
        (a[0] + b[0]) / 2 - ((b[1] - a[1]) / far) * aside,
        (a[1] + b[1]) / 2 + ((b[0] - a[0]) / far) * aside,
      ];
      return [middle, b];
    });
  }
  return line;
}

/** An edge cut at the corners of neighbours that lie on it. */
function split(a: Pt, b: Pt, corners: Pt[]): Pt[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const on: [number, Pt][] = [];
  for (const v of corners) {
    const t = ((v[0] - a[0]) * dx + (v[1] - a[1]) * dy) / square;
    const aside = Math.abs((v[0] - a[0]) * dy - (v[1] - a[1]) * dx) / Math.sqrt(square);
    if (t > 1e-6 && t < 1 - 1e-6 && aside < 0.6) on.push([t, v]);
  }
  const found = [a];
  for (const [, v] of on.sort((x, y) => x[0] - y[0]))
    if (`${v}` !== `${found[found.length - 1]}`) found.push(v);
  return [...found, b];
}

/** A closed line through points. */
export const closed = (line: Pt[]): string =>
  `M${line.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`;

areaOutlines.of = areaShapes;
