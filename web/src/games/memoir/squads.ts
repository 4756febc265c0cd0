// Groups of figures on their bases, and the small marks on them.

import { mix, n1, type Tone } from '../../art/basics';
import { dimmed, star } from '../../art/figures';
import { corners, points } from '../../art/hex';
import { figure, type FigureKind } from './figures';

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

/** How a group is drawn: dark when it has acted, without a base in the inspector. */
export interface SquadLook {
  hexBase: boolean;
  spent?: boolean;
  bare?: boolean;
}

/** Round base for one side, hexagonal for the other, so that sides differ not only in colour. */
export function squad(kind: FigureKind, strength: number, tone: Tone, look: SquadLook): string {
  const t = look.spent ? dimmed(tone) : tone;
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
