// Everything that Kereszt és Félhold draws on the table.

import { n1, rng, type Tone } from '../../art/basics';
import type { CardFace, GameArt } from '../../art/gameArt';
import type { Pt } from '../../art/hex';
import { writtenDie } from '../../art/dice';
import { papers } from '../../art/paper';
import { line, water } from '../../art/strokes';
import { ground, groundOf, isSea, terrain } from '../../art/terrain';
import { tower } from '../../art/towers';
import type { Layout, Place } from '../../board/layout';
import type { BookEntry, Space, Token } from '../../net/protocol';
import { pictureOf } from './cards';

const HALF = 31; // of a square
const TONES: Record<string, Tone> = {
  ottoman: { base: '#9a3b2f', light: '#d68a78', dark: '#541b13' },
  christian: { base: '#3d6591', light: '#8fb3d8', dark: '#1c3550' },
};
const NEUTRAL: Tone = { base: '#5f5539', light: '#bdbaa6', dark: '#2c2617' };
/** The colour of a side, also of its captains. */
export const toneOf = (side: string): Tone => TONES[side.replace(/\d$/, '')] ?? NEUTRAL;

// Line drawings of the six troop types, each in a 20 x 20 box.
export const SIGNS: Record<string, string> = {
  foot: '<path d="M-7 -7L7 7M7 -7L-7 7"/>',
  pike: '<path d="M0 8V-8M-4 -4L0 -8L4 -4"/>',
  musket: '<path d="M-8 3L8 -3M-8 3l-1 4M2 -1l1 4"/>',
  light_cavalry: '<path d="M-7 6C-7 -2 -2 -7 6 -6L4 -2M-1 -3L0 6"/>',
  heavy_cavalry: '<path d="M-8 6C-8 -3 -2 -8 7 -6L5 -2M-8 6H6M-1 -3V6"/>',
  artillery: '<path d="M-8 2L7 -5"/><circle cx="-1" cy="4" r="4"/>',
};
const POINTS = '<path d="M-6 -7h12v14h-12zM-3 -3h6M-3 1h6"/>';
const AMOUNTS: Record<string, string> = {
  points: POINTS,
  'points-left': POINTS,
  'points-spent': POINTS,
  cubes: '<path d="M0 -8L7 -4V4L0 8L-7 4V-4ZM-7 -4L0 0L7 -4M0 0V8"/>',
  cards: '<path d="M-7 -5h8v12h-8zM-3 -8h9v12h-3"/>',
  steps: '<path d="M-7 7L6 -6M-1 -7H7V1"/>',
  range: '<circle r="5"/><path d="M0 -9V-2M0 2V9M-9 0H-2M2 0H9"/>',
};
const stroked = (lines: string): string =>
  `<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;

// Where a river piece leaves its square.
const ENDS: Record<string, string> = { '|': 'NS', '-': 'WE', L: 'NE', J: 'NW', '7': 'SW', r: 'SE' };
const EDGE: Record<string, Pt> = { N: [0, -HALF], E: [HALF, 0], S: [0, HALF], W: [-HALF, 0] };

/** The course of a river through a square. */
function course(letter: string, x: number, y: number, turned: boolean): string {
  const ends = ENDS[letter];
  if (!ends) return '';
  const sign = turned ? -1 : 1;
  const [a, b] = [...ends].map((end) => EDGE[end].map((v) => v * sign) as Pt);
  return `M${n1(x + a[0])} ${n1(y + a[1])}Q${n1(x)} ${n1(y)} ${n1(x + b[0])} ${n1(y + b[1])}`;
}
const river = (place: Place, layout: Layout): string =>
  course(place.space.art?.river ?? '', place.x, place.y, layout.flip);

/** The border between the two halves. */
function middle(layout: Layout): string {
  const found = layout.board.lines?.find((each) => each.kind === 'middle');
  if (!found) return '';
  const [x1, y1, x2, y2] = found.points;
  const [a, b] = [layout.turn([x1, y1]), layout.turn([x2, y2])];
  return `<path d="M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}" stroke="#8e2c1c" stroke-width="2.4" stroke-dasharray="10 7" opacity=".75"/>`;
}

function bridge(river: string, lasting: boolean): string {
  const turn = river === '-' ? 90 : 0;
  const planks = [-18, -9, 0, 9, 18]
    .map((x) => `<path d="M${x} -9V9" stroke="#6b4a24" stroke-width="1.6"/>`)
    .join('');
  const edge = lasting ? '#d9c9a0' : '#4f3618';
  return `<g transform="rotate(${turn})"><rect x="-26" y="-10" width="52" height="20" rx="2" fill="#a9793f" stroke="${edge}" stroke-width="2.4"/>${planks}</g>`;
}

const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };

/** An earthwork along the side it faces, wherever that side lies on a turned board. */
function rampart(facing: string, turned: boolean): string {
  const stakes = [-22, -11, 0, 11, 22]
    .map((x) => `<path d="M${x} -22l-3 -6h6z" fill="#6b4a24"/>`)
    .join('');
  return `<g transform="rotate(${((TURNS[facing] ?? 0) + (turned ? 180 : 0)) % 360})"><path d="M-29 -14Q0 -30 29 -14L29 -20Q0 -34 -29 -20Z" fill="#8a6a3a" stroke="#4f3618" stroke-width="1.4"/>${stakes}</g>`;
}

/** The letter of the river piece that a token lies on, or is. */
const pieceOf = (marks: readonly string[]): string =>
  marks.find((mark) => mark.startsWith('river-'))?.slice(6) ?? '';

/** Terrain that players placed, drawn as the map draws its own. */
function laid(kind: string, marks: readonly string[], name: string, turned: boolean): string {
  const floor = `<rect x="${-HALF}" y="${-HALF}" width="${2 * HALF}" height="${2 * HALF}" rx="6" fill="${ground[groundOf(kind)]}" fill-opacity=".75"/>`;
  // Pieces meet at the sides of their squares, so their ends are cut off straight.
  if (kind === 'river')
    return line([course(pieceOf(marks) || '-', 0, 0, turned)], water(13)).replaceAll(
      'stroke-linecap="round"',
      'stroke-linecap="butt"',
    );
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return floor + terrain[groundOf(kind)](rng(seed), 34);
}

/** A tower that cannot attack is pale, and wears a sword that is struck out, in the colour of its round. */
function tired(drawn: string, colour: string): string {
  const ring = `<ellipse cy="2" rx="25" ry="14" fill="none" stroke="${colour}" stroke-width="3.4" stroke-dasharray="7 4"/>`;
  const sign = `<g transform="translate(-19 9)"><circle r="11" fill="#fff6e0" stroke="${colour}" stroke-width="2.6"/><path d="M-4 5L5 -5M-5 1L-1 5" fill="none" stroke="#1c1c1c" stroke-width="2.6" stroke-linecap="round"/><path d="M-7 -6L7 6" stroke="${colour}" stroke-width="3"/></g>`;
  return `${ring}<g opacity=".75">${drawn}</g>${sign}`;
}

function drawToken(
  token: Token,
  detail: 'full' | 'bare' | 'chip',
  space: Space | undefined,
  turned = false,
): string {
  const marks = token.marks ?? [];
  if (token.kind === 'bridge')
    return bridge(pieceOf(marks) || (space?.art?.river ?? ''), marks.includes('lasting'));
  if (token.kind === 'rampart')
    return rampart(marks.find((mark) => mark.startsWith('facing-'))?.slice(7) ?? 'N', turned);
  if (token.layer === 'piece') return laid(token.kind, marks, token.space, turned);
  const tone = toneOf(token.side ?? '');
  const sign = detail === 'chip' ? '<circle r="5"/>' : (SIGNS[token.look ?? ''] ?? '');
  const discs = Math.max(1, Math.min(6, token.strength ?? 1));
  if (!marks.includes('exhausted')) return tower(discs, tone, sign);
  return tired(tower(discs, tone, sign), marks.includes('exhausted-red') ? '#b4261a' : '#1c1c1c');
}

const HEADS: Record<string, CardFace['head']> = { grey: 'order', purple: 'tactic', green: 'event' };
const TINTS: Record<string, string> = {
  grey: 'linear-gradient(#77766c, #55544c)',
  purple: 'linear-gradient(#834a78, #5f3157)',
  green: 'linear-gradient(#5d7a3a, #415a26)',
};
const FIELDS: Record<string, string> = { grey: '#d6d5cb', purple: '#dcc8d9', green: '#d2dfbc' };

/** A command card: its colour on top, its points in the corner, what it does as a picture. */
export function drawCard(entry: BookEntry): CardFace {
  const colour = entry.marks?.[0] ?? 'grey';
  return {
    head: HEADS[colour] ?? 'order',
    tint: TINTS[colour],
    cost: {
      points: entry.values?.points ?? 0,
      ornate: entry.marks?.includes('pre-action') ?? false,
    },
    picture: `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${FIELDS[colour] ?? FIELDS.grey}"/><g fill="none" stroke="#3a2c1a" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" transform="scale(1.45)">${pictureOf(entry.id.replace('card:', ''))}</g>`,
  };
}

const disc = (tone: Tone, sign: string): string =>
  `<circle r="20" fill="#10140c"/><circle r="18.4" fill="${tone.base}" stroke="${tone.light}" stroke-width="1.6"/>${sign}`;

export const art: GameArt = {
  framed: true,
  paper: papers.tactical,
  sea: isSea,
  ground: (space) => (isSea(space) ? '#7fb0b8' : ground[groundOf(space.kinds?.[0] ?? '')]),
  terrain: (space, chance) =>
    isSea(space) ? '' : terrain[groundOf(space.kinds?.[0] ?? '')](chance, 34),
  below: (layout) =>
    line(layout.places.map((place) => river(place, layout)).filter(Boolean), water(13)),
  above: (layout) => middle(layout),
  tone: toneOf,
  emblem: (side) =>
    side === 'ottoman'
      ? disc(
          toneOf(side),
          '<path d="M5 -10A11 11 0 1 0 5 10A8.6 8.6 0 1 1 5 -10Z" fill="#fff3e0"/>',
        )
      : side === 'christian'
        ? disc(
            toneOf(side),
            '<path d="M-2.6 -11h5.2v6h6v5.2h-6v11h-5.2v-11h-6v-5.2h6z" fill="#fff3e0"/>',
          )
        : disc(NEUTRAL, '<circle r="6" fill="#e9e0c3"/>'),
  token: drawToken,
  card: drawCard,
  die: writtenDie,
  sign: (name) => stroked(SIGNS[name] ?? AMOUNTS[name] ?? ''),
  label: (space) => (['river', 'water'].includes(space.kinds?.[0] ?? '') ? 'water' : 'place'),
};
