// Pictures of the cards, 108 x 72 around the centre: units with their values, actions with a scene.

import type { CardFace } from '../../art/gameArt';
import type { BookEntry } from '../../net/protocol';
import { silhouette } from './figures';
import { SCENES } from './scenes';
import { toneOf } from './tones';

const number = (x: number, y: number, size: number, what: string | number, fill = '#fff'): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${fill}" style="font-family:var(--f-num)">${what}</text>`;

// The signs of the printed cards: an orange diamond for the cost, a red disc for the battle value, a
// blue shield for the defence, a green cross for morale.
const cost = (x: number, y: number, what: number): string =>
  `<path d="M${x} ${y - 10}l9.6 10 -9.6 10 -9.6 -10z" fill="#c76a12" stroke="#fff1da" stroke-width="1.2"/>${number(x, y + 4.2, 12, what)}`;
const worth = (x: number, y: number, what: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#9c1f1a" stroke="#fff" stroke-width="1.2"/>${number(x, y + 4.2, 12, what)}`;
const shield = (x: number, y: number, what: number): string =>
  `<path d="M${x - 8} ${y - 8}h16v7q0 6 -8 10q-8 -4 -8 -10z" fill="#27506e" stroke="#e7f3fa" stroke-width="1.2"/>${number(x, y + 4, 12, what)}`;
const cross = (x: number, y: number, what: number): string =>
  `<path d="M${x - 4} ${y - 8.6}h8v4.6h4.6v8h-4.6v4.6h-8v-4.6h-4.6v-8h4.6z" fill="#3d6b34" stroke="#fff" stroke-width="1.2" stroke-linejoin="round"/>${number(x, y + 4.2, 12, what)}`;

const fire = (x: number, sign: string, what: number): string =>
  `<g transform="translate(${x} 23)"><rect x="-12" y="-8" width="24" height="16" rx="3" fill="#2c2617" fill-opacity=".86"/><g transform="translate(-5 0)" fill="#f6dd9c">${sign}</g>${number(5.6, 4.6, 13, what)}</g>`;
const HARD = '<path d="M-6 3L-5 -.6H-2.6L-1.8 -3.6H2.2L3 -.6H5L6 3z"/>';
const SOFT = '<circle cy="-3.4" r="2"/><path d="M-3 4q0 -5 3 -5t3 5z"/>';

function waves(x: number, support: number, range: number): string {
  const far = range > 1 ? `<tspan dy="-4" font-size="8">${range}</tspan>` : '';
  return `<g transform="translate(${x} 23)"><rect x="-12" y="-8" width="24" height="16" rx="3" fill="#1f5b2a" fill-opacity=".9"/><circle cx="-7.6" cy="3" r="1.5" fill="#fff"/><path d="M-7.4 -3.4q6 .6 6.4 6.4M-7.4 -.4q3 .4 3.4 3.4" fill="none" stroke="#fff" stroke-width="1.4"/>${number(5.4, 4.6, 13, `${support}${far}`)}</g>`;
}

/** A unit in its country, with all the numbers of its card (PG-5.1.1). */
function unit(entry: BookEntry, id: string): string {
  const side = entry.marks?.[1] ?? '';
  const t = toneOf(side);
  const v = entry.values ?? {};
  const sky = side === 'german' ? '#b9c6cc' : '#d9c39a';
  const field = side === 'german' ? '#8f9a86' : '#a98a5c';
  return (
    `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${sky}"/><circle cx="-4" cy="0" r="30" fill="#fff3d0" opacity=".45"/><path d="M-54 12Q-26 2 4 7T54 2V31q0 5 -5 5H-49q-5 0 -5 -5z" fill="${field}"/>` +
    `<ellipse cx="-1" cy="15" rx="30" ry="4.4" fill="#1c160c" opacity=".3"/><g transform="translate(-3 2) scale(1.34)">${silhouette(id, entry.marks?.includes('hard') ? 'tank' : '', t)}</g>` +
    cost(-43, -20, v.prestige ?? 0) +
    worth(-43, 2, v.battle ?? 0) +
    shield(44, -21, v.defense ?? 0) +
    cross(44, 0, v.morale ?? 0) +
    fire(-40, HARD, v['fire-hard'] ?? 0) +
    fire(-13, SOFT, v['fire-soft'] ?? 0) +
    waves(41, v.support ?? 0, v['support-range'] ?? 1)
  );
}

const HEADS: Record<string, CardFace['head']> = {
  operations: 'event',
  combat: 'tactic',
  surprise: 'reaction',
};

const tactic = (what: number): string =>
  `<g transform="translate(-43 22)"><rect x="-10" y="-8" width="20" height="16" rx="3" fill="#15180f"/>${number(0, 4.6, 13, what > 0 ? `+${what}` : String(what).replace('-', '−'))}</g>`;

/** Cost and battle value stand at the left, half-way up: cards overlap, and long texts leave little room for the picture. */
function action(entry: BookEntry, id: string): string {
  const scene = SCENES[id.replace(/[+-]\d+$/, '')] ?? SCENES.attack;
  const v = entry.values ?? {};
  return (
    scene +
    cost(-43, 0, v.prestige ?? 0) +
    worth(-23, 0, v.battle ?? 0) +
    ('tactic' in v ? tactic(v.tactic) : '')
  );
}

export function drawCard(entry: BookEntry): CardFace {
  const id = entry.id.replace(/^card:/, '');
  const whole = true;
  if (id === 'bluff') return { head: 'reaction', picture: SCENES.bluff + worth(-43, 0, 0), whole };
  if (entry.marks?.includes('unit')) return { head: 'order', picture: unit(entry, id), whole };
  return {
    head: HEADS[entry.marks?.[0] ?? ''] ?? 'tactic',
    picture: action(entry, id),
    whole,
    brief: entry.marks?.includes('either'),
  };
}
