// Figures and groups of figures on their bases.

import { mix, n1, type Tone } from './basics';
import { corners, points } from './hex';

const INK = '#15170f';

/** About 24 units high, facing right; mirror with scale(-1 1). */
export const figure = {
  infantry: (t: Tone): string =>
    `<g stroke-linejoin="round"><path d="M-7.2 -3.2L8.4 -12.6" stroke="#1a1a14" stroke-width="3.6" stroke-linecap="round"/>` +
    `<path d="M-4.6 -14.2q.2-6.2 5-6.2q4.6 0 5 5.4l1.5 1.1q.2 1-.9 1l-10.5.2q-1-.2-.1-1.5z" fill="${t.light}" stroke="${INK}" stroke-width="1.3"/>` +
    `${body(t)}<path d="M-6.6 -3.6L7.6 -12.2" stroke="#6b4a2b" stroke-width="1.7" stroke-linecap="round"/><path d="M-3.4 -10.4h4.6" stroke="${t.light}" stroke-width="1.3" stroke-linecap="round"/></g>`,
  /** Without helmet: beret and coat. */
  partisan: (t: Tone): string =>
    `<g stroke-linejoin="round"><path d="M-7.2 -3.2L8.4 -12.6" stroke="#1a1a14" stroke-width="3.4" stroke-linecap="round"/>` +
    `<circle cx=".6" cy="-14.6" r="3.7" fill="#d8b48e" stroke="${INK}" stroke-width="1.2"/><path d="M-5.6 -16.4q.4 -4.4 5.4 -4.8q5 .1 5.4 3.2q-2 1 -4.4 .6q-3.4 -.2 -6.4 1z" fill="${t.dark}" stroke="${INK}" stroke-width="1.2"/>` +
    `${body({ ...t, base: mix(t.base, '#8a6a3c', 0.5) })}<path d="M-6.6 -3.6L7.6 -12.2" stroke="#6b4a2b" stroke-width="1.7" stroke-linecap="round"/><path d="M-2 -10.8l2.6 5 2.4 -5" fill="none" stroke="${t.light}" stroke-width="1.2" stroke-linecap="round"/></g>`,
  tank: (t: Tone): string =>
    `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"><path d="M7 -8.6h14.5v2.4h-14.5z" fill="${t.dark}"/><rect x="20" y="-9.4" width="3.6" height="4" rx=".8" fill="${t.dark}"/>` +
    `<path d="M-9.5 -5l2.4-7.4q.4-1.1 1.6-1.1h9.4q1.2 0 2 .9l4.4 6.1v1.5z" fill="${t.light}"/><path d="M-18.5 1.2l2.4-5q.4-.9 1.4-.9h29q1 0 1.7.8l4.2 5.1z" fill="${t.base}"/>` +
    `<rect x="-18" y="1" width="37.4" height="8.4" rx="4.2" fill="${t.dark}"/><g fill="${t.base}" stroke-width=".9">${[-12.6, -6, 0.7, 7.4, 14].map((x) => `<circle cx="${x}" cy="5.2" r="2.7"/>`).join('')}</g></g>`,
  gun: (t: Tone): string =>
    `<g stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 1L-16 8.2" stroke-width="4.4"/><path d="M-2 1L-16 8.2" stroke="${t.base}" stroke-width="2"/>` +
    `<path d="M-7 -3.6L19 -12.6l1 2.8L-5.6 1z" fill="${t.base}"/><path d="M1.4 -12l4 -1.2 2.8 10.4-4 1.2z" fill="${t.light}"/><circle cx="1" cy="3.4" r="6.4" fill="${t.dark}"/><circle cx="1" cy="3.4" r="2" fill="${t.light}"/>` +
    `<path d="M1 -2.4v11.6M-4.8 3.4h11.6M-3 -.7l8 8.2M5 -.7l-8 8.2" stroke="${t.light}" stroke-width=".9"/></g>`,
};

export type FigureKind = keyof typeof figure;

function body(t: Tone): string {
  return `<path d="M-4.9 -11.6h8.2q2.2 1 2.3 6.3l-2 .9.9 9.4h-3.5l-1.5-6.6-1.7 6.6h-3.5l.9-9.7-1.7-.9q.2-4.6 1.6-6z" fill="${t.base}" stroke="${INK}" stroke-width="1.3"/>`;
}

const MEN = [
  [],
  [[0, 6]],
  [
    [-11, 2],
    [12, 8],
  ],
  [
    [-14, -4],
    [14, -6],
    [1, 16],
  ],
  [
    [-15, -7],
    [13, -8],
    [-12, 16],
    [15, 15],
  ],
];
const PLACES: Record<FigureKind, number[][][]> = {
  infantry: MEN,
  partisan: MEN,
  tank: [
    [],
    [[0, 3]],
    [
      [-6, -7],
      [5, 13],
    ],
    [
      [-9, -14],
      [9, 3],
      [-8, 20],
    ],
    [
      [-12, -18],
      [11, -7],
      [-11, 6],
      [9, 20],
    ],
  ],
  gun: [
    [],
    [[0, 4]],
    [
      [-3, -8],
      [4, 14],
    ],
  ],
};

/** How a group is drawn: grey when it has acted, without a base in the inspector. */
export interface SquadLook {
  hexBase: boolean;
  spent?: boolean;
  bare?: boolean;
}

/** Round base for one side, hexagonal for the other, so that sides differ not only in colour. */
export function squad(kind: FigureKind, strength: number, tone: Tone, look: SquadLook): string {
  const t = look.spent ? faded(tone) : tone;
  const scale = kind === 'infantry' || kind === 'partisan' ? 0.93 : 0.8;
  const places = PLACES[kind][strength] ?? PLACES[kind][PLACES[kind].length - 1];
  const facing = look.hexBase ? -scale : scale;
  const men = places
    .map(
      ([x, y]) =>
        `<g transform="translate(${n1(x * 0.78)} ${n1(y * 0.72 + 1)}) scale(${facing} ${scale})">${figure[kind](t)}</g>`,
    )
    .join('');
  return look.bare ? men : base(t, look.hexBase) + men + strengthBadge(strength, t);
}

/** A greyer tone of the same colours, for what has acted. */
export const faded = (t: Tone): Tone => ({
  base: mix(t.base, '#8c8a7c', 0.5),
  light: mix(t.light, '#b4b2a4', 0.5),
  dark: mix(t.dark, '#55544a', 0.45),
});

function base(t: Tone, hexBase: boolean): string {
  const top = mix(t.base, '#efe6c8', 0.42);
  const under = mix(t.dark, '#000000', 0.15);
  return `<ellipse cx="2" cy="9" rx="27" ry="21" fill="#000" opacity=".3"/>${plate(hexBase, 6.4, under, '#10140c', 1.4)}${plate(hexBase, 3, top, t.light, 1.6)}`;
}

function plate(hexBase: boolean, dy: number, fill: string, stroke: string, width: number): string {
  const style = `fill="${fill}" stroke="${stroke}" stroke-width="${width}"`;
  if (!hexBase) return `<ellipse cy="${dy}" rx="27" ry="21" ${style}/>`;
  return `<polygon points="${points(corners(26, true).map((p) => [p[0], p[1] * 0.8 + dy]))}" ${style}/>`;
}

function strengthBadge(strength: number, t: Tone): string {
  return `<g transform="translate(22 21)"><rect x="-8.5" y="-8.5" width="17" height="17" rx="4" fill="#15180f" stroke="${t.light}" stroke-width="1.3"/><text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${strength}</text></g>`;
}

/** A group on a map that is zoomed out: the shape of its side and its strength. */
export function chip(strength: number, t: Tone, hexBase: boolean, letter: string): string {
  const shape = hexBase
    ? `<polygon points="${points(corners(29, true))}" fill="${t.dark}" stroke="#f6f0dc" stroke-width="3"/>`
    : `<circle r="26" fill="${t.base}" stroke="#f6f0dc" stroke-width="3"/>`;
  return `${shape}<text y="-1" text-anchor="middle" font-size="19" font-weight="700" fill="#fff">${letter}</text><text y="19" text-anchor="middle" font-size="21" font-weight="700" fill="#fff">${strength}</text>`;
}

// Small marks on a group

const STAR_POINTS = Array.from({ length: 10 }, (_, i) => {
  const a = (Math.PI / 5) * i - Math.PI / 2;
  const r = i % 2 ? 0.42 : 1;
  return [Math.cos(a) * r, Math.sin(a) * r] as const;
});

/** A five-pointed star of radius `r`. */
export const star = (r: number): string =>
  STAR_POINTS.map(([x, y]) => `${n1(x * r * 10) / 10},${n1(y * r * 10) / 10}`).join(' ');

/** Brass disc with a star: an elite unit. */
export const eliteMark = `<circle r="8.6" fill="#2a2008"/><circle r="7.4" fill="#dcae52" stroke="#fbe6ae" stroke-width="1"/><polygon points="${star(5.2)}" fill="#241a04"/>`;

const SHIELD = 'M-8 -8h16v7.5q0 6 -8 9.5q-8 -3.5 -8 -9.5z';

/** Brass shield with a tick: ordered this turn; grey when it has acted. */
export function orderMark(spent: boolean): string {
  const [fill, edge, ink] = spent
    ? ['#8f8d80', '#d8d6c8', '#23241c']
    : ['#dcae52', '#3a2c00', '#241a04'];
  return `<path d="${SHIELD}" fill="${fill}" stroke="${edge}" stroke-width="1.5" stroke-linejoin="round"/><path d="M-3.8 -1.6l2.8 3 5 -5.6" fill="none" stroke="${ink}" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Cross-hairs: a chosen target. */
export const aimMark =
  '<circle r="8.6" fill="#c8410b" stroke="#fff" stroke-width="1.6"/><circle r="3.6" fill="none" stroke="#fff" stroke-width="1.4"/><path d="M0 -7v4M0 7v-4M-7 0h4M7 0h-4" stroke="#fff" stroke-width="1.6"/>';
