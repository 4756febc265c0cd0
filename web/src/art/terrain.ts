// Terrain in a space, seen from above with the light from the upper left.

import { mix, n1, type Rng } from './basics';
import type { Pt } from './hex';
import type { Space } from '../net/protocol';

/** Points inside a hex that keep a distance from each other, those farther back first. */
function scatter(
  chance: Rng,
  R: number,
  fill: number,
  count: number,
  apart: (dx: number, dy: number) => boolean,
  start: Pt[] = [],
): Pt[] {
  const found = [...start];
  for (let tries = 0; found.length < count && tries < 600; tries++) {
    const x = (chance() * 2 - 1) * R;
    const y = (chance() * 2 - 1) * R;
    if (Math.abs(x) > R * 0.866 * fill || Math.abs(y) + Math.abs(x) * 0.577 > R * fill) continue;
    if (found.every((q) => apart(Math.abs(q[0] - x), Math.abs(q[1] - y)))) found.push([x, y]);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

const one = <T>(chance: Rng, of: readonly T[]): T => of[(chance() * of.length) | 0];

function forest(chance: Rng, R: number): string {
  const trees = scatter(chance, R, 0.9, 19, (dx, dy) => dx * dx + dy * dy > (R * 0.21) ** 2);
  const shadows = trees.map(
    ([x, y]) =>
      `<ellipse cx="${n1(x + 2.2)}" cy="${n1(y + 3.2)}" rx="${n1(R * 0.17)}" ry="${n1(R * 0.12)}" fill="#2b3a1c" opacity=".35"/>`,
  );
  const crowns = trees.map(([x, y]) => {
    const k = R * (0.135 + chance() * 0.05);
    const green = one(chance, ['#5f7d41', '#6b8a4a', '#56743b', '#759353']);
    return (
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(k)}" fill="${mix(green, '#2d421c', 0.38)}"/>` +
      `<circle cx="${n1(x - k * 0.14)}" cy="${n1(y - k * 0.2)}" r="${n1(k * 0.84)}" fill="${green}"/>` +
      `<circle cx="${n1(x - k * 0.34)}" cy="${n1(y - k * 0.42)}" r="${n1(k * 0.38)}" fill="${mix(green, '#f2f0b8', 0.34)}"/>`
    );
  });
  return shadows.join('') + crowns.join('');
}

const HILLS = [
  [-0.26, -0.28, 0.46],
  [0.36, -0.04, 0.42],
  [-0.22, 0.36, 0.44],
] as const;

function hill(chance: Rng, R: number): string {
  return HILLS.map(([fx, fy, fk]) => knoll(R * fx, R * fy, R * fk * (0.94 + chance() * 0.14))).join(
    '',
  );
}

function knoll(x: number, y: number, k: number): string {
  const at = (u: number, v: number): string => `${n1(x + k * u)} ${n1(y + k * v)}`;
  const body = `M${at(-1, 0.4)}C${at(-0.72, -0.28)} ${at(-0.34, -0.56)} ${at(0, -0.56)}C${at(0.38, -0.56)} ${at(0.76, -0.2)} ${at(1, 0.4)}C${at(0.5, 0.62)} ${at(-0.5, 0.62)} ${at(-1, 0.4)}Z`;
  const shade = `M${at(0.04, -0.56)}C${at(0.4, -0.54)} ${at(0.76, -0.2)} ${at(1, 0.4)}C${at(0.78, 0.5)} ${at(0.5, 0.54)} ${at(0.26, 0.56)}C${at(0.42, 0.1)} ${at(0.32, -0.3)} ${at(0.04, -0.56)}Z`;
  const hachures = [0, 1, 2, 3].map(
    (i) =>
      `<path d="M${at(0.26 + i * 0.14, -0.38 + i * 0.16)}q${n1(k * 0.12)} ${n1(k * 0.14)} ${n1(k * 0.12)} ${n1(k * 0.34)}" stroke="#6f6b3a" stroke-width=".9" fill="none" opacity=".75"/>`,
  );
  return (
    `<path d="${body}" transform="translate(2 2.6)" fill="#3b3a17" opacity=".22"/><path d="${body}" fill="#b9b173"/><path d="${shade}" fill="#97935a"/>` +
    `<path d="M${at(-0.66, 0.02)}C${at(-0.48, -0.34)} ${at(-0.24, -0.46)} ${at(-0.02, -0.46)}" stroke="#dcd79f" stroke-width="${n1(k * 0.12)}" fill="none" stroke-linecap="round"/>` +
    hachures.join('')
  );
}

const PEAKS = [
  [-0.34, -0.05, 0.62],
  [0.3, -0.14, 0.7],
  [0, 0.38, 0.62],
  [-0.48, 0.42, 0.4],
  [0.46, 0.4, 0.42],
] as const;

function mountain(chance: Rng, R: number): string {
  return PEAKS.map(([fx, fy, fk]) => {
    const k = R * fk * (0.9 + chance() * 0.2);
    return peak(R * fx, R * fy, k, R * fx + k * (chance() * 0.16 - 0.08));
  }).join('');
}

/** The top stands a little aside of the foot. */
function peak(x: number, y: number, k: number, topX: number): string {
  const foot = (u: number, v: number): string => `${n1(x + k * u)} ${n1(y + k * v)}`;
  const top = (u: number, v: number): string => `${n1(topX + k * u)} ${n1(y + k * v)}`;
  return (
    `<path d="M${foot(-0.62, 0.34)}L${top(-0.24, -0.28)}L${top(0, -0.78)}L${top(0.2, -0.34)}L${foot(0.62, 0.34)}Q${foot(0, 0.5)} ${foot(-0.62, 0.34)}Z" fill="#b3a184"/>` +
    `<path d="M${top(0, -0.78)}L${top(0.2, -0.34)}L${foot(0.62, 0.34)}Q${foot(0.3, 0.42)} ${foot(0.06, 0.42)}L${top(0.1, -0.02)}L${top(-0.07, -0.26)}Z" fill="#837259"/>` +
    `<path d="M${top(0, -0.78)}L${top(-0.15, -0.48)}L${top(-0.05, -0.55)}L${top(0.02, -0.43)}L${top(0.12, -0.57)}Z" fill="#f3ecd9" opacity=".9"/>`
  );
}

/** Houses around a church, all facing the same way. */
function town(chance: Rng, R: number, houses = 8): string {
  const turn = chance() * 30 - 15;
  const middle: Pt = [R * 0.02, -R * 0.08];
  const g = houses > 10 ? 0.72 : 1;
  const places = scatter(
    chance,
    R,
    0.66,
    houses,
    (dx, dy) => dx > R * 0.36 * g || dy > R * 0.3 * g,
    [middle],
  );
  return places
    .map((p) => {
      const big = p === middle;
      const w = big ? R * 0.51 : R * g * (0.3 + chance() * 0.08);
      const h = big ? R * 0.21 : R * g * (0.2 + chance() * 0.05);
      const angle = turn + (!big && chance() < 0.35 ? 90 : 0);
      const roof = big ? '#7f828a' : one(chance, ['#b9694b', '#a85a40', '#c27a58', '#b0705a']);
      return `<g transform="translate(${n1(p[0])} ${n1(p[1])}) rotate(${n1(angle)})">${house(w, h, roof, big)}</g>`;
    })
    .join('');
}

function house(w: number, h: number, roof: string, church: boolean): string {
  const ink = church ? '#2f3036' : '#4c2a18';
  const size = `width="${n1(w)}" height="${n1(h)}"`;
  const tower = church
    ? `<rect x="${n1(-w * 0.66)}" y="${n1(-h * 0.42)}" width="${n1(w * 0.33)}" height="${n1(h * 0.84)}" fill="#a9abb2" stroke="${ink}" stroke-width=".8"/>` +
      `<path d="M${n1(-w * 0.66)} ${n1(-h * 0.42)}l${n1(w * 0.33)} ${n1(h * 0.84)}m0 ${n1(-h * 0.84)}l${n1(-w * 0.33)} ${n1(h * 0.84)}" stroke="${ink}" stroke-width=".7"/>`
    : '';
  return (
    `<rect x="${n1(-w / 2 + 1.8)}" y="${n1(-h / 2 + 2.4)}" ${size} fill="#2b1d0e" opacity=".38"/>` +
    `<rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h / 2)}" fill="${mix(roof, '#fff3d8', 0.25)}"/>` +
    `<rect x="${n1(-w / 2)}" y="0" width="${n1(w)}" height="${n1(h / 2)}" fill="${mix(roof, '#3a2012', 0.22)}"/>` +
    `<rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" ${size} fill="none" stroke="${ink}" stroke-width=".8"/>${tower}`
  );
}

function marsh(chance: Rng, R: number): string {
  return scatter(chance, R, 0.72, 9, (dx, dy) => dx > 9 || dy > 7)
    .map(
      ([x, y]) =>
        `<path d="M${n1(x - 6)} ${n1(y)}h12M${n1(x - 3)} ${n1(y + 2.4)}h7" stroke="#5b8a94" stroke-width="1.2" stroke-linecap="round"/>` +
        `<path d="M${n1(x)} ${n1(y)}l-2.4 -5M${n1(x)} ${n1(y)}v-6M${n1(x)} ${n1(y)}l2.4 -5" stroke="#62793f" stroke-linecap="round"/>`,
    )
    .join('');
}

/** One or two ploughed fields, in some spaces. */
function plain(chance: Rng, R: number): string {
  if (chance() < 0.5) return '';
  const angle = chance() * 60 - 30;
  return scatter(chance, R, 0.42, 1 + ((chance() * 2) | 0), () => true)
    .map(([x, y], k) => {
      const w = R * (0.5 + chance() * 0.35);
      const h = R * (0.34 + chance() * 0.25);
      const colour = one(chance, ['#d6c888', '#cfcf8e', '#dcca94', '#c6cb8a']);
      let furrows = '';
      for (let i = -h / 2 + 3; i < h / 2; i += 4) furrows += `M${n1(-w / 2)} ${n1(i)}h${n1(w)}`;
      return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(angle + k * 90)})" opacity=".62"><rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h)}" rx="2" fill="${colour}"/><path d="${furrows}" stroke="#9c915a" stroke-width=".7" opacity=".55"/></g>`;
    })
    .join('');
}

const city = (chance: Rng, R: number): string => town(chance, R * 1.1, 15);

/** Drawings around (0, 0) for a hex of radius R. */
export const terrain = { forest, hill, mountain, town, city, marsh, plain };

export const ground: Record<keyof typeof terrain, string> = {
  forest: '#93a86e',
  hill: '#cfc88d',
  mountain: '#c3b491',
  town: '#d3bf9d',
  city: '#d3bf9d',
  marsh: '#b9cda6',
  plain: '#e5ddae',
};

export type Ground = keyof typeof terrain;

/** The shared drawing for a kind of ground. */
export function groundOf(kind: string): Ground {
  if (kind in terrain) return kind as Ground;
  if (/wood|forest|grove/.test(kind)) return 'forest';
  if (/mount|alp/.test(kind)) return 'mountain';
  if (/hill|rough|ridge|height/.test(kind)) return 'hill';
  if (/city|capital|castle|fort/.test(kind)) return 'city';
  if (/town|village|settle/.test(kind)) return 'town';
  if (/marsh|swamp|bog/.test(kind)) return 'marsh';
  return 'plain';
}

/** Whether a space is water. */
export const isSea = (space: Space): boolean =>
  (space.kinds ?? []).some((kind) => /sea|ocean|water|lake/.test(kind));
