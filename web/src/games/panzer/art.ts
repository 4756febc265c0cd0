// Everything that Panzer General: Russian Assault draws on the table.

import { n1 } from '../../art/basics';
import { writtenDie } from '../../art/dice';
import type { GameArt } from '../../art/gameArt';
import { papers } from '../../art/paper';
import type { Layout, Place } from '../../board/layout';
import { drawCard } from './cards';
import { bridgeTurn, drawTerrain, drawWater, isWater, printed, tint } from './ground';
import { drawToken } from './pieces';
import { emblemOf, toneOf } from './tones';
import { bridge, headquarters, objective } from './works';

function works(place: Place, layout: Layout): string {
  const { space } = place;
  const drawn: string[] = [];
  if (space.kinds?.includes('bridge'))
    drawn.push(`<g transform="rotate(${bridgeTurn(place, layout)})">${bridge()}</g>`);
  if (space.marks?.includes('objective')) drawn.push(objective());
  if (space.marks?.includes('headquarters')) drawn.push(headquarters(space.side ?? ''));
  return `<g transform="translate(${n1(place.x)} ${n1(place.y)})">${drawn.join('')}${printed(space)}</g>`;
}

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
// Signs for amounts and tracks, each in a 20 x 20 box.
const SIGNS: Record<string, string> = {
  prestige:
    '<path d="M0 -8.4L8 0L0 8.4L-8 0z" fill="#c76a12" stroke="#fff1da" stroke-width="1.2"/>',
  purse: '<path d="M0 -8.4L8 0L0 8.4L-8 0z" fill="#c76a12" stroke="#fff1da" stroke-width="1.2"/>',
  ammo: line(
    'M-6 8V-2Q-6 -7 -3.6 -8.4Q-1.2 -7 -1.2 -2V8zM1.6 8V-2Q1.6 -7 4 -8.4Q6.4 -7 6.4 -2V8zM-6 4h4.8M1.6 4h4.8',
  ),
  battle: '<circle r="8" fill="#9c1f1a" stroke="#fff" stroke-width="1.2"/>',
  defense:
    '<path d="M-7 -8h14v7q0 6 -7 9q-7 -3 -7 -9z" fill="#27506e" stroke="#e7f3fa" stroke-width="1.2"/>',
  morale:
    '<path d="M-3.2 -8h6.4v4.8h4.8v6.4h-4.8v4.8h-6.4v-4.8h-4.8v-6.4h4.8z" fill="#3d6b34" stroke="#fff" stroke-width="1.2"/>',
  'fire-hard': '<path d="M-8 5L-6.6 0H-3.4L-2.4 -4H2.8L3.8 0H6.6L8 5z" fill="currentColor"/>',
  'fire-soft':
    '<circle cy="-4.4" r="2.8" fill="currentColor"/><path d="M-4.4 7q0 -8 4.4 -8t4.4 8z" fill="currentColor"/>',
  support: line('M-6 -6q11 1 12 12M-6 -1q6 1 7 7M-6 4q1.6 .4 2 2'),
  'support-range': line('M-8 0H8M-4.6 -3.4L-8 0l3.4 3.4M4.6 -3.4L8 0l-3.4 3.4'),
  tactic: line('M-7 -7h14v14h-14zM-3.4 0h6.8M0 -3.4v6.8'),
};

export const art: GameArt = {
  framed: true,
  paper: papers.tactical,
  ground: tint,
  below: drawWater,
  terrain: drawTerrain,
  above: (layout) => layout.places.map((place) => works(place, layout)).join(''),
  tone: toneOf,
  emblem: emblemOf,
  token: drawToken,
  card: drawCard,
  die: writtenDie,
  sign: (name) => SIGNS[name] ?? '',
  label: (space) => (isWater(space) ? 'water' : 'place'),
};
