// Arrows and lines on the board: paths, lines of sight, supply chains.

import { n1 } from '../art/basics';
import { spline, type Pt } from '../art/hex';

/** A point some distance before the end of the line, and the direction there. */
function shorten(points: Pt[], by: number): { points: Pt[]; angle: number } {
  const end = points[points.length - 1];
  const before = points[points.length - 2] ?? end;
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const cut: Pt = [end[0] - Math.cos(angle) * by, end[1] - Math.sin(angle) * by];
  return { points: [...points.slice(0, -1), cut], angle };
}

/** The first point, moved away from the piece on it. */
function leave(from: Pt, to: Pt): Pt {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(22, far * 0.3) / far;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** A curved arrow with a light edge. */
export function arrow(points: Pt[], colour: string, width = 5, gap = 15): string {
  if (points.length < 2) return '';
  points = [leave(points[0], points[1]), ...points.slice(1)];
  const cut = shorten(points, gap + width * 1.8);
  const d = spline(cut.points, 0.55);
  const [x, y] = shorten(points, gap).points.at(-1)!;
  const h = width * 2.2;
  const head = `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((cut.angle * 180) / Math.PI)})" d="M0 0L${n1(-h)} ${n1(-h * 0.62)}L${n1(-h * 0.78)} 0L${n1(-h)} ${n1(h * 0.62)}Z" fill="${colour}" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/>`;
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="${width + 3.2}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>${head}`;
}

/** A line of sight: clear in orange dashes, blocked in grey dots. */
export function sight(a: Pt, b: Pt, free: boolean): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const inset = Math.min(26, far * 0.25) / (far || 1); // the pieces at both ends stay uncovered
  const at = (t: number) => `${n1(a[0] + (b[0] - a[0]) * t)} ${n1(a[1] + (b[1] - a[1]) * t)}`;
  const d = `M${at(inset)}L${at(1 - inset)}`;
  const [colour, dash] = free ? ['#c8410b', '9 6'] : ['#4b4636', '2 7'];
  return `<path d="${d}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"/><path d="${d}" stroke="${colour}" stroke-width="3.2" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
}

/** A dotted chain: supply from a unit to its source. */
export function chainLine(points: Pt[], colour: string): string {
  const d = spline(points, 0.5);
  return `<path d="${d}" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" opacity=".92"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="4.2" stroke-dasharray="1 7.5" stroke-linecap="round"/>`;
}

/** A broken chain, with a gap in the middle. */
export function broken(points: Pt[]): string {
  const cut = Math.max(1, Math.floor(points.length / 2));
  const [a, b] = [points[cut - 1], points[cut]];
  const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return `<g opacity=".95">${chainLine([...points.slice(0, cut), at(0.36)], '#b86a08')}${chainLine([at(0.64), ...points.slice(cut)], '#b86a08')}</g>`;
}
