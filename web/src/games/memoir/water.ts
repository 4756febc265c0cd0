// Rivers, ponds, the coast.

import { n1, rng, seedOf } from '../../art/basics';
import { chain, hexSide, spline, type Pt } from '../../art/hex';
import { line, water } from '../../art/strokes';
import { RADIUS, type Layout, type Place } from '../../board/layout';
import { terrainOf } from './ground';

const APOTHEM = RADIUS * 0.866;

/** Rivers and ponds lie below everything else in the hexes. */
export function drawWater(layout: Layout): string {
  const rivers = layout.places.filter((p) => terrainOf(p.space) === 'river');
  const ponds = rivers.filter((p) => p.space.art?.art === 'pond');
  const flowing = rivers.filter((p) => !ponds.includes(p));
  return drawShore(layout) + drawPonds(ponds, layout) + drawRivers(flowing, layout);
}

/** Each hex gives two halves of its stretch; equal ends are chained to one long curve. */
function drawRivers(places: Place[], layout: Layout): string {
  if (!places.length) return '';
  const halves = places.flatMap((place) => {
    const middle = bend(place);
    return sidesOf(place, layout).map((side): [Pt, Pt] => [side, middle]);
  });
  const paths = chain(halves).map((points) => spline(points, 0.8));
  return line(paths, water(16));
}

/** The middle of a stretch, pushed aside a little so that rivers are not straight; bridges stay put. */
function bend(place: Place): Pt {
  if (place.space.kinds?.includes('bridge')) return [place.x, place.y];
  const chance = rng(seedOf(place.space.id) ^ 77);
  return [place.x + (chance() - 0.5) * 13, place.y + (chance() - 0.5) * 11];
}

/** Where a river enters and leaves its hex; it runs off the edge of the board. */
function sidesOf(place: Place, layout: Layout): Pt[] {
  return (place.space.art?.edges ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name): Pt => {
      const [dx, dy] = layout.heading(name);
      const beyond = layout.at(place.x + dx * APOTHEM * 2, place.y + dy * APOTHEM * 2);
      const far = !beyond ? 1.25 : terrainOf(beyond.space) === 'ocean' ? 1.35 : 1;
      return [place.x + dx * APOTHEM * far, place.y + dy * APOTHEM * far];
    });
}

/** Adjacent pond hexes form one lake. */
function drawPonds(places: Place[], layout: Layout): string {
  const blobs = places.flatMap((p) => {
    const chance = rng(seedOf(p.space.id) ^ 5);
    return [0, 1, 2, 3].map(
      () => `M${n1(p.x + (chance() - 0.5) * 19)} ${n1(p.y + (chance() - 0.5) * 17)}h.1`,
    );
  });
  const joints = places.flatMap((p) =>
    layout
      .neighbours(p)
      .filter((q) => places.includes(q) && q.space.id > p.space.id)
      .map((q) => `M${n1(p.x)} ${n1(p.y)}L${n1(q.x)} ${n1(q.y)}`),
  );
  if (!blobs.length) return '';
  const all = [...blobs, ...joints];
  const ripples = places.map(
    (p) =>
      `M${n1(p.x - 14)} ${n1(p.y - 5)}q5 -3 10 0t10 0M${n1(p.x - 2)} ${n1(p.y + 9)}q4 -3 8 0t8 0`,
  );
  return (
    line(all, [
      { width: 55, colour: '#587a80', opacity: 0.35 },
      { width: 50, colour: '#467f91' },
      { width: 46.5, colour: '#7fb6c2' },
      { width: 28, colour: '#8fc2cc', opacity: 0.7 },
    ]) +
    `<path d="${ripples.join('')}" fill="none" stroke="#d6edee" stroke-width="1.3" stroke-linecap="round" opacity=".85"/>`
  );
}

/** Foam where the sea meets the land. */
function drawShore(layout: Layout): string {
  const sea = layout.places.filter((p) => terrainOf(p.space) === 'ocean');
  if (!sea.length) return '';
  const sides = sea.flatMap((p) =>
    layout
      .neighbours(p)
      .filter((q) => terrainOf(q.space) !== 'ocean')
      .map((q) => hexSide([p.x, p.y], [q.x, q.y], RADIUS)),
  );
  const paths = chain(sides).map((points) => spline(soften(points), 0.9));
  const deep = sea
    .map(
      (p) =>
        `M${p.outline.map(([x, y]) => `${n1(p.x + x * 1.01)} ${n1(p.y + y * 1.01)}`).join('L')}Z`,
    )
    .join('');
  return (
    `<path d="${deep}" fill="#5c97a9" opacity=".38"/>` +
    line(paths, [
      { width: 26, colour: '#a8d0d4', opacity: 0.35 },
      { width: 14, colour: '#cfe6e2', opacity: 0.45 },
      { width: 5, colour: '#f4f8ee', opacity: 0.75 },
      { width: 1.6, colour: '#ffffff', opacity: 0.9, dash: '14 6 5 7' },
    ])
  );
}

/** Smooth most of the zigzag out of a line of hex sides. */
function soften(at: Pt[]): Pt[] {
  return at.map((p, i): Pt => {
    const [a, b] = [at[i - 1], at[i + 1]];
    if (!a || !b) return p;
    const keep = 0.62;
    return [
      p[0] * keep + ((a[0] + b[0]) / 2) * (1 - keep),
      p[1] * keep + ((a[1] + b[1]) / 2) * (1 - keep),
    ];
  });
}
