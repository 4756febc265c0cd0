// The tiles of the map: terrain, water, and the three numbers that are printed at their edges.

import { mix, n1, type Rng } from '../../art/basics';
import type { Pt } from '../../art/hex';
import { line, water } from '../../art/strokes';
import { ground, terrain } from '../../art/terrain';
import type { Layout, Place } from '../../board/layout';
import type { Space } from '../../net/protocol';
import { figures } from './glyphs';
import { bunker, factory } from './works';

const BANK = 22; // where a river that does not continue ends: its round end touches the edge
const R = 32; // radius of the drawing in a tile

const TINTS: Record<string, string> = {
  village: '#ddd0a4',
  hills: ground.hill,
  river: '#d5dcb4',
  town: ground.town,
  city: '#c9b090',
  forest: ground.forest,
  rocky: '#c7bda0',
  lake: '#8fbac0',
  swamp: ground.marsh,
  fortification: '#c8bd98',
  city_factory: '#c0a78c',
  city_hill: '#c9b98a',
  plain: ground.plain,
};

export const kindOf = (space: Space): string => space.kinds?.[0] ?? 'plain';
export const tint = (space: Space): string => TINTS[kindOf(space)] ?? ground.plain;
export const isWater = (space: Space): boolean => ['river', 'lake'].includes(kindOf(space));

function rocks(chance: Rng): string {
  return Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [
      ((i % 3) - 1) * 18 + chance() * 10 - 5,
      (((i / 3) | 0) - 1) * 15 + chance() * 8 - 4,
    ];
    const k = 4 + chance() * 4;
    const tone = mix('#9b917b', '#c9c0a8', chance());
    return (
      `<path transform="translate(${n1(x + 1.6)} ${n1(y + 2)})" d="M${n1(-k)} ${n1(k * 0.6)}L${n1(-k * 0.5)} ${n1(-k * 0.6)}L${n1(k * 0.4)} ${n1(-k * 0.8)}L${n1(k)} ${n1(k * 0.5)}Z" fill="#2b2414" opacity=".3"/>` +
      `<path transform="translate(${n1(x)} ${n1(y)})" d="M${n1(-k)} ${n1(k * 0.6)}L${n1(-k * 0.5)} ${n1(-k * 0.6)}L${n1(k * 0.4)} ${n1(-k * 0.8)}L${n1(k)} ${n1(k * 0.5)}Z" fill="${tone}" stroke="#5d543f" stroke-width=".9" stroke-linejoin="round"/>` +
      `<path transform="translate(${n1(x)} ${n1(y)})" d="M${n1(-k * 0.5)} ${n1(-k * 0.6)}L${n1(-k * 0.1)} ${n1(k * 0.1)}L${n1(k)} ${n1(k * 0.5)}" fill="none" stroke="#6d6450" stroke-width=".8"/>`
    );
  }).join('');
}

const small = (markup: string, k: number, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${markup}</g>`;

/** A ring of trenches with a bunker in it. */
const fortress = (): string =>
  '<path d="M-25 14L-21 -6L-8 -18H10L22 -7L25 15" fill="none" stroke="#5d4a26" stroke-width="5" stroke-linejoin="bevel" opacity=".55"/><path d="M-25 14L-21 -6L-8 -18H10L22 -7L25 15" fill="none" stroke="#a8905c" stroke-width="2.2" stroke-dasharray="4 2" stroke-linejoin="bevel"/>' +
  small(bunker(), 0.74, 0, 3);

const DRAWN: Record<string, (chance: Rng) => string> = {
  plain: (chance) => terrain.plain(chance, R),
  village: (chance) =>
    small(terrain.plain(chance, R), 0.8, -6, 8) + small(terrain.town(chance, R, 4), 0.82),
  hills: (chance) => terrain.hill(chance, R),
  river: () => '',
  town: (chance) => terrain.town(chance, R),
  city: (chance) => terrain.city(chance, R),
  forest: (chance) => terrain.forest(chance, R),
  rocky: rocks,
  lake: () => '',
  swamp: (chance) => terrain.marsh(chance, R),
  fortification: fortress,
  city_factory: (chance) =>
    small(terrain.town(chance, R, 7), 0.9, 0, 2) + small(factory(), 0.9, 2, -2),
  city_hill: (chance) =>
    small(terrain.hill(chance, R), 1.05) + small(terrain.town(chance, R, 7), 0.86),
};

export function drawTerrain(space: Space, chance: Rng): string {
  return (DRAWN[kindOf(space)] ?? DRAWN.plain)(chance);
}

// The numbers of a tile: attack at the left, defence at the right, prestige at the bottom (PG-1.0.2)

const numberOf = (space: Space, name: string): string =>
  space.marks?.find((mark) => mark.startsWith(`${name}-`))?.slice(name.length + 1) ?? '';

/** `+2`, `-1`; nothing for a tile that does not change a value. */
const shift = (text: string): string => (Number(text) ? text : '');

export function printed(space: Space): string {
  const attack = shift(numberOf(space, 'attack'));
  const defence = shift(numberOf(space, 'defense'));
  const prestige = numberOf(space, 'prestige');
  return (
    (attack
      ? `<g transform="translate(-22 -25.4)"><rect x="-7.4" y="-4.6" width="14.8" height="9.2" rx="2" fill="#8e2c1c" stroke="#fff3e0" stroke-width=".9"/>${figures(attack, '#fff')}</g>`
      : '') +
    (defence
      ? `<g transform="translate(22 -25.4)"><path d="M-7.4 -4.6h14.8v5q0 3.6 -7.4 5.6q-7.4 -2 -7.4 -5.6z" fill="#27506e" stroke="#e7f3fa" stroke-width=".9"/>${figures(defence, '#fff')}</g>`
      : '') +
    (Number(prestige)
      ? `<g transform="translate(0 24.6)"><path d="M0 -6.4L6.6 0L0 6.4L-6.6 0z" fill="#c76a12" stroke="#fff1da" stroke-width=".9"/>${figures(prestige, '#fff')}</g>`
      : '')
  );
}

// Water

const flows = (a: Place, b: Place): boolean => isWater(a.space) && isWater(b.space);

/** A river continues into adjacent water; alone it crosses its tile. */
function course(place: Place, layout: Layout): string {
  const near = layout.neighbours(place).filter((other) => flows(place, other));
  const ends: Pt[] = near.map((other) => [(other.x - place.x) / 2, (other.y - place.y) / 2]);
  if (ends.length === 0) ends.push([-BANK, 0], [BANK, 0]);
  if (ends.length === 1) ends.push([Math.sign(-ends[0][0]) * BANK, Math.sign(-ends[0][1]) * BANK]);
  const at = ([x, y]: Pt): string => `${n1(place.x + x)} ${n1(place.y + y)}`;
  const [first, ...others] = ends;
  return others
    .map(
      (end) => `M${at(first)}Q${at([first[1] * 0.12 + end[1] * 0.1, first[0] * 0.12])} ${at(end)}`,
    )
    .join('');
}

const lake = ({ x, y }: Place): string =>
  `<path transform="translate(${n1(x)} ${n1(y)})" d="M-25 -2Q-27 -20 -8 -22T18 -19Q29 -8 25 8T2 23Q-22 24 -25 -2Z" fill="#7fb6c2" stroke="#467f91" stroke-width="1.8"/><path transform="translate(${n1(x)} ${n1(y)})" d="M-14 -8q5 -3 10 0t10 0M-8 6q5 -3 10 0t10 0M-16 14q4 -2 8 0" fill="none" stroke="#d6edee" stroke-width="1.2" stroke-linecap="round" opacity=".85"/>`;

export function drawWater(layout: Layout): string {
  const rivers = layout.places.filter((place) => kindOf(place.space) === 'river');
  const lakes = layout.places.filter((place) => kindOf(place.space) === 'lake');
  return (
    line(
      rivers.map((place) => course(place, layout)),
      water(15),
    ) + lakes.map(lake).join('')
  );
}

/** Where a bridge points: across the water of its tile. */
export function bridgeTurn(place: Place, layout: Layout): number {
  const near = layout.neighbours(place).filter((other) => flows(place, other));
  const [dx, dy] = near.length ? [near[0].x - place.x, near[0].y - place.y] : [1, 0];
  return Math.abs(dx) > Math.abs(dy) ? 90 : 0;
}
