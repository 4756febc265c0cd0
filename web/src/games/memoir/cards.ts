// Pictures of the command cards, 108 x 72 around the centre.

import type { Tone } from '../../art/basics';
import { star } from '../../art/figures';
import { figure } from './figures';
import type { CardFace } from '../../art/gameArt';
import type { BookEntry } from '../../net/protocol';
import { drawDie } from './dice';
import { sandbags } from './works';

const T: Tone = { base: '#5b7a42', light: '#93b06f', dark: '#33471f' };
const ENEMY: Tone = { base: '#5f7184', light: '#9fb1c2', dark: '#303b46' };

type PictureOf = (entry: string) => string;

// Section cards: three columns as seen from the player's baseline, an arrow for each unit

const SECTIONS = ['left', 'center', 'right'] as const;

const arrow = (x: number, y: number, k = 1): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 13V-11M-7 -4.4L0 -11.6L7 -4.4" fill="none" stroke="#fffdf0" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A broad arrow: all units. */
const wideArrow = (x: number): string =>
  `<path transform="translate(${x} 1)" d="M-5.5 22V-4h-6.5L0 -21 12 -4H5.5V22z" fill="#fffdf0" stroke="#33471f" stroke-width="1.4" stroke-linejoin="round"/>`;

const ARROWS: Record<number, [number, number, number][]> = {
  1: [[0, 0, 1.35]],
  2: [
    [-6.5, 5, 0.82],
    [6.5, -6, 0.82],
  ],
  3: [
    [0, -13, 0.74],
    [-7.5, 9, 0.74],
    [7.5, 9, 0.74],
  ],
};

/** `orders` per section; 0 leaves the column dark, 9 stands for all. */
function sections(orders: [number, number, number], extra = ''): string {
  const columns = orders
    .map((count, i) => {
      const x = (i - 1) * 34;
      const fill = count ? '#6d8a3c' : '#c5b887';
      const marks =
        count === 9
          ? wideArrow(x)
          : (ARROWS[count] ?? []).map(([dx, dy, k]) => arrow(x + dx, dy, k)).join('');
      return `<rect x="${x - 15.5}" y="-31" width="31" height="62" rx="3.5" fill="${fill}" stroke="#5c4f2c" stroke-width="1.2"/>${count ? `<rect x="${x - 15.5}" y="-31" width="31" height="26" rx="3.5" fill="#fff" opacity=".1"/>` : ''}${marks}`;
    })
    .join('');
  // Wider than the picture: where a card leaves it less height, all three are seen all the same.
  return `<rect x="-90" y="-36" width="180" height="72" fill="#d8cb9c"/>${columns}${extra}`;
}

/** Two cards in the corner: draw two, keep one. */
const drawTwo = (x: number): string =>
  `<g transform="translate(${x} 22)"><rect x="-3" y="-8" width="11" height="15" rx="2" fill="#dcae52" stroke="#3a2c00" stroke-width="1.2" transform="rotate(14)"/><rect x="-8" y="-8" width="11" height="15" rx="2" fill="#f6f0dc" stroke="#3a2c00" stroke-width="1.2" transform="rotate(-8)"/></g>`;

const sideOf = (card: string): number => SECTIONS.findIndex((s) => card.endsWith(`_${s}`));

function inSection(count: number): PictureOf {
  return (card) => {
    const orders: [number, number, number] = [0, 0, 0];
    const side = sideOf(card);
    orders[side] = count;
    return sections(orders, count === 1 ? drawTwo((side === 1 ? 1 : 0) * 34) : '');
  };
}

const pincer = (): string =>
  sections(
    [2, 0, 2],
    '<path d="M-16 18q10 4 12 -12M16 18q-10 4 -12 -12" fill="none" stroke="#5b7a42" stroke-width="3.4" stroke-linecap="round"/><path d="M-8.6 9.4l4.8 -4.4 3 5.6M8.6 9.4l-4.8 -4.4 -3 5.6" fill="none" stroke="#5b7a42" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  );

// Tactic cards: a scene in front of the evening sky

const scene = (inner: string, sky = '#cbb68c', land = '#9a7f56'): string =>
  `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${sky}"/><circle cy="6" r="33" fill="#fff3d0" opacity=".5"/><path d="M-54 20Q-30 8 0 13Q30 19 54 8V31q0 5 -5 5H-49q-5 0 -5 -5z" fill="${land}"/>${inner}`;

const put = (markup: string, x: number, y: number, k: number, mirror = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirror ? -k : k} ${k})">${markup}</g>`;

const man = (x: number, y: number, k: number, mirror = false): string =>
  put(figure.infantry(mirror ? ENEMY : T), x, y, k, mirror);
const tank = (x: number, y: number, k: number, mirror = false): string =>
  put(figure.tank(mirror ? ENEMY : T), x, y, k, mirror);
const gun = (x: number, y: number, k: number): string => put(figure.gun(T), x, y, k);

const burst = (x: number, y: number, k: number): string =>
  put(
    '<path d="M0 -16l4 8 9 -5 -4 9 11 3 -10 5 5 9 -10 -4 -4 10 -4 -9 -9 5 3 -9 -11 -4 10 -5 -6 -9 10 4z" fill="#d8641e" stroke="#5a1f08" stroke-width="1.4" stroke-linejoin="round"/><path d="M0 -8l2 5 6 -2 -3 5 4 3 -6 1 0 6 -3 -5 -6 3 2 -6 -5 -2 6 -2z" fill="#ffe07a"/>',
    x,
    y,
    k,
  );

const bush = (x: number, y: number, k: number): string =>
  put(
    '<g><circle cx="-9" cy="2" r="7" fill="#3f5b2a"/><circle cx="9" cy="2" r="7" fill="#3f5b2a"/><circle cy="-2" r="9" fill="#4c6a34"/><circle cx="-10" cy="0" r="5" fill="#5f7d41"/><circle cx="-2" cy="-5" r="6" fill="#6b8a4a"/><circle cx="8" cy="-1" r="5" fill="#64834a"/></g>',
    x,
    y,
    k,
  );

const plus = (x: number, y: number, count = 1): string =>
  `<g transform="translate(${x} ${y})"><g transform="scale(.42)">${drawDie('')}</g><path d="M-4.4 0h8.8M0 -4.4v8.8" stroke="#b3402a" stroke-width="2.6" stroke-linecap="round"/>${count > 1 ? `<g transform="translate(12 0) scale(.42)">${drawDie('')}</g>` : ''}</g>`;

const plane = (x: number, y: number, k: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" stroke="#15170f" stroke-width="1.2" stroke-linejoin="round"><path d="M-4 -2L-9 -22h7L8 -3M-4 2L-9 22h7L8 3" fill="#7d9a62"/><path d="M-20 -2l-4 -8h4.6L-14 -2M-20 2l-4 8h4.6L-14 2" fill="#7d9a62"/><path d="M-25 0Q-12 -5 8 -4.4Q20 -4 22 0Q20 4 8 4.4Q-12 5 -25 0z" fill="#5b7a42"/><ellipse cx="4" rx="5" ry="2.3" fill="#cfe3e6"/><path d="M22.6 -7v14" stroke-width="2"/></g>`;

const bomb = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(20)"><path d="M-2.6 -7l2.6 2 2.6 -2v5q2 6 -2.6 9q-4.6 -3 -2.6 -9z" fill="#33363a" stroke="#15170f"/></g>`;

const shell = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-8 -3H3q5 1 7 3q-2 2 -7 3H-8z" fill="#b98d3a" stroke="#3a2710" stroke-width="1.1" stroke-linejoin="round"/>`;

const trace = (d: string, colour = '#fff3c4'): string =>
  `<path d="${d}" fill="none" stroke="#5a1f08" stroke-width="3.4" stroke-linecap="round" opacity=".5"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="7 4"/>`;

const hook = (d: string, head: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="#fffdf0" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="6.4" stroke-linecap="round"/><path d="${head}" fill="${colour}" stroke="#fffdf0" stroke-width="2" stroke-linejoin="round"/>`;

const telephone =
  '<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-26 22h52l-5 -26h-42z" fill="#6d5230"/><path d="M-21 -4h42l-2 -7h-38z" fill="#8b6b3f"/><circle cy="9" r="8" fill="#d8cb9c"/><path d="M0 9l5 -4" stroke-width="2"/><path d="M-24 -16q0 -9 24 -9t24 9l-4 5h-9l-3 -6q-8 -2 -16 0l-3 6h-9z" fill="#2f352a"/><path d="M21 12h10m0 0v-7" fill="none" stroke-width="2.6"/></g>';

const tools =
  '<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><g transform="translate(-22 2)"><rect x="-18" y="-12" width="36" height="28" rx="4" fill="#e8e2cc"/><path d="M-7 -12v-5h14v5" fill="none" stroke-width="2.6"/><path d="M-3 -6h6v5h5v6h-5v5h-6v-5h-5v-6h5z" fill="#4f7038"/></g><g transform="translate(26 0) rotate(38)"><path d="M-3.6 22V-6q-7 -3 -6 -11l3.6 -4v8h7v-8l5 4q0 8 -5 11V22q-2.4 3 -4.6 0z" fill="#9aa3a8"/></g></g>';

const flagPole =
  '<path d="M-8 24V-24" stroke="#15170f" stroke-width="4.6" stroke-linecap="round"/><path d="M-8 24V-24" stroke="#8a683c" stroke-width="2.2" stroke-linecap="round"/><path d="M-6 -23q9 -5 17 -1t16 0v20q-8 4 -16 0t-17 1z" fill="#dcae52" stroke="#3a2c00" stroke-width="1.4"/><polygon points="' +
  star(6) +
  '" transform="translate(11 -12)" fill="#241a04"/>';

const rays = Array.from(
  { length: 12 },
  (_, i) =>
    `<path transform="rotate(${i * 30}) " d="M-3.4 -19L0 -40L3.4 -19z" fill="#f6dd9c" opacity="${i % 2 ? 0.55 : 0.95}"/>`,
).join('');

const PICTURES: Record<string, PictureOf> = {
  recon: inSection(1),
  probe: inSection(2),
  attack: inSection(3),
  assault: inSection(9),
  recon_in_force: () => sections([1, 1, 1]),
  general_advance: () => sections([2, 2, 2]),
  pincer_move: pincer,
  air_power: () =>
    scene(
      `${burst(26, 20, 0.8)}${burst(40, 24, 0.55)}${bomb(6, 0)}${bomb(17, 8)}${plane(-14, -10, 0.95, 24)}`,
    ),
  ambush: () =>
    scene(
      `${man(-8, 16, 1.5)}${bush(-22, 25, 1.4)}${bush(4, 27, 1.2)}${trace('M10 -2L44 -14')}${burst(44, -14, 0.5)}${bush(34, 30, 0.9)}`,
      '#8f9a78',
      '#5f6b42',
    ),
  armor_assault: () => scene(`${tank(14, -4, 0.82)}${tank(-12, 12, 1.3)}${plus(42, -24)}`),
  artillery_bombard: () =>
    scene(
      `${gun(-14, 14, 1.5)}${shell(24, -14, -22)}${shell(40, -24, -22)}${trace('M10 -8L17 -11')}`,
    ),
  barrage: () =>
    scene(
      `${shell(-24, -24, 62)}${shell(2, -22, 66)}${shell(28, -26, 62)}${burst(-20, 14, 1)}${burst(24, 16, 0.9)}${burst(2, 6, 1.25)}`,
      '#a88f6e',
      '#6b5638',
    ),
  behind_enemy_lines: () =>
    scene(
      `${man(34, 8, 0.9, true)}${man(-36, 8, 0.9, true)}${hook('M-34 28Q-30 -12 0 -6Q18 -4 10 -20', 'M3 -19l9 -12 7 13z', '#4f7038')}${man(0, 30, 1.25)}`,
    ),
  close_assault: () =>
    scene(`${man(-20, 20, 1.55)}${man(22, 20, 1.55, true)}${burst(1, -8, 0.62)}${plus(42, -24)}`),
  counter_attack: () =>
    scene(
      `${hook('M44 -14H2', 'M4 -25l-16 11 16 11z', '#5f7184')}${hook('M-44 14H-2', 'M-4 3l16 11 -16 11z', '#4f7038')}`,
      '#d8cb9c',
      '#bda77a',
    ),
  dig_in: () =>
    scene(
      `${man(-9, 8, 1.25)}${man(12, 10, 1.25)}<g transform="translate(0 46) scale(1.15)">${sandbags(0)}</g>`,
    ),
  direct_from_hq: () => scene(put(telephone, 0, 4, 1.05)),
  firefight: () =>
    scene(
      `${man(-30, 20, 1.4)}${man(-12, 26, 1.1)}${trace('M-14 4L46 -14')}${trace('M0 14L46 6')}${trace('M-12 -2L40 -26')}${plus(40, 22)}`,
    ),
  infantry_assault: () =>
    scene(
      `${man(-26, 14, 1.15)}${man(0, 10, 1.15)}${man(26, 14, 1.15)}${man(-13, 28, 1.35)}${man(14, 28, 1.35)}`,
    ),
  medics_and_mechanics: () => scene(put(tools, 0, 4, 1.05), '#d8d2b4', '#b9ab7e'),
  move_out: () =>
    scene(
      `${man(-28, 20, 1.45)}${man(-6, 24, 1.25)}<g transform="translate(30 4) rotate(90)">${arrow(0, 0, 1.5).replaceAll('#fffdf0', '#4f7038')}</g>`,
    ),
  their_finest_hour: () =>
    scene(
      `<g transform="translate(0 2)">${rays}<polygon points="${star(22)}" fill="#dcae52" stroke="#6d4f16" stroke-width="1.6" stroke-linejoin="round"/><polygon points="${star(10)}" fill="#f6dd9c"/></g>`,
      '#b0764a',
      '#8c5a36',
    ),
  ordinary: () => scene(put(flagPole, -6, 4, 1)),
};

const familyOf = (card: string): string =>
  sideOf(card) >= 0 ? card.replace(/_(left|center|right)$/, '') : card;

export function drawCard(entry: BookEntry): CardFace {
  const card = entry.id.replace(/^card:/, '');
  const draw = PICTURES[familyOf(card)] ?? PICTURES.ordinary;
  const marks = entry.marks ?? [];
  const head = marks.includes('reaction')
    ? 'reaction'
    : marks.includes('tactic')
      ? 'tactic'
      : 'order';
  return { head, picture: draw(card), whole: head === 'order' };
}

/** The families of cards that have a picture of their own. */
export const pictured = Object.keys(PICTURES);
