// The ground of a battle: what each terrain looks like in its hex.

import { mix, n1, type Rng } from '../../art/basics';
import type { Pt } from '../../art/hex';
import { terrain as kit } from '../../art/terrain';
import type { Layout } from '../../board/layout';
import type { Space } from '../../net/protocol';

const R = 40;

const TINTS: Record<string, string> = {
  clear: '#e5ddae',
  forest: '#93a86e',
  hedgerow: '#c3cc8c',
  hill: '#cfc88d',
  steep_hill: '#c4b57f',
  sea_bluff: '#cdbf85',
  cliff: '#bfae88',
  town: '#d3bf9d',
  river: '#d5dcb2',
  ocean: '#6fa5b4',
  beach: '#f0dda4',
};

/** Terrain comes first among the kinds of a space, fixed pieces after it. */
export const terrainOf = (space: Space): string => space.kinds?.[0] ?? 'clear';
export const has = (space: Space, kind: string): boolean => space.kinds?.includes(kind) ?? false;

export const tint = (space: Space): string => TINTS[terrainOf(space)] ?? TINTS.clear;

/** Everything in a hex except water. */
export function drawTerrain(space: Space, chance: Rng, layout: Layout): string {
  const closed = space.marks?.includes('impassable') ?? false;
  switch (terrainOf(space)) {
    case 'clear':
      return space.kinds && space.kinds.length > 1 ? '' : kit.plain(chance, R);
    case 'forest':
      return kit.forest(chance, R);
    case 'hedgerow':
      return hedgerow(chance);
    case 'hill':
      return closed ? crags(chance) : kit.hill(chance, R);
    case 'steep_hill':
      return steepHill(chance);
    case 'sea_bluff':
      return bluff(space, chance, layout, false);
    case 'cliff':
      return bluff(space, chance, layout, true);
    case 'town':
      return space.art?.art === 'church' ? church(chance) : kit.town(chance, R);
    case 'beach':
      return beach(chance);
    case 'ocean':
      return waves(chance);
    default:
      return '';
  }
}

/** A hedge is a row of bushes along a path. */
function hedge(at: Pt[], chance: Rng): string {
  let shadow = '';
  let bushes = '';
  for (const [x, y] of at) {
    const k = 4.2 + chance() * 1.6;
    const green = ['#55733a', '#64834a', '#4c6a34'][(chance() * 3) | 0];
    shadow += `<ellipse cx="${n1(x + 2)}" cy="${n1(y + 2.8)}" rx="${n1(k * 1.1)}" ry="${n1(k * 0.8)}" fill="#2b3a1c" opacity=".35"/>`;
    bushes += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(k)}" fill="${mix(green, '#24361a', 0.4)}"/><circle cx="${n1(x - 0.7)}" cy="${n1(y - 1)}" r="${n1(k * 0.78)}" fill="${green}"/><circle cx="${n1(x - 1.6)}" cy="${n1(y - 2)}" r="${n1(k * 0.32)}" fill="${mix(green, '#f2f0b8', 0.35)}"/>`;
  }
  return shadow + bushes;
}

/** Small fields with hedges on all sides. */
function hedgerow(chance: Rng): string {
  const turn = (chance() * 24 - 12) * (Math.PI / 180);
  const spin = ([x, y]: Pt): Pt => [
    x * Math.cos(turn) - y * Math.sin(turn),
    x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const row = (a: Pt, b: Pt): Pt[] => {
    const n = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 5.4);
    return Array.from({ length: n + 1 }, (_, i): Pt => {
      const p = spin([a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n]);
      return [p[0] + chance() * 1.6 - 0.8, p[1] + chance() * 1.6 - 0.8];
    });
  };
  const field = (x: number, y: number, w: number, h: number, colour: string, step: number) => {
    let furrows = '';
    for (let i = 3; i < h; i += step) furrows += `M${x} ${y + i}h${w}`;
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}" opacity=".8"/><path d="${furrows}" stroke="#8b8a4c" stroke-width=".7" opacity=".5"/>`;
  };
  const fields =
    field(-26, -20, 27, 19, '#d4cf86', 4) +
    field(3, -20, 23, 26, '#bccb82', 5) +
    field(-26, 1, 27, 19, '#c9d08c', 4.5) +
    field(3, 8, 23, 12, '#dccb8c', 4);
  const bushes = [
    ...row([-27, -21], [27, -21]),
    ...row([2, -16], [2, 16]),
    ...row([-27, -15], [-27, 15]),
    ...row([-22, 0], [-3, 0]),
    ...row([27, -15], [27, 15]),
    ...row([7, 7], [22, 7]),
    ...row([-27, 21], [27, 21]),
  ].sort((a, b) => a[1] - b[1]);
  return `<g transform="rotate(${n1((turn * 180) / Math.PI)})">${fields}</g>${hedge(bushes, chance)}`;
}

/** Impassable rocks. */
function crags(chance: Rng): string {
  return kit.mountain(chance, R * 0.96).replaceAll('#f3ecd9', '#d9cba9');
}

/** A hill in three steps, the steep side in shade. */
function steepHill(chance: Rng): string {
  const bend = chance() * 4 - 2;
  const step = (k: number, dy: number, light: string, dark: string) => {
    const body = `M${n1(-31 * k)} ${n1(12 * k + dy)}C${n1(-27 * k)} ${n1(-10 * k + dy)} ${n1(-14 * k)} ${n1(-22 * k + dy)} ${n1(bend)} ${n1(-23 * k + dy)}C${n1(15 * k)} ${n1(-22 * k + dy)} ${n1(28 * k)} ${n1(-9 * k + dy)} ${n1(31 * k)} ${n1(12 * k + dy)}C${n1(18 * k)} ${n1(23 * k + dy)} ${n1(-18 * k)} ${n1(23 * k + dy)} ${n1(-31 * k)} ${n1(12 * k + dy)}Z`;
    let strokes = '';
    for (let i = -4; i <= 4; i++)
      strokes += `M${n1(i * 6.4 * k)} ${n1((15.5 - Math.abs(i) * 0.8) * k + dy)}v${n1(5 * k)}`;
    return `<path d="${body}" transform="translate(2 3)" fill="#3b3a17" opacity=".28"/><path d="${body}" fill="${light}" stroke="${dark}" stroke-width="1"/><path d="${strokes}" stroke="${dark}" stroke-width="1.2" stroke-linecap="round"/>`;
  };
  return (
    step(1, 6, '#b3a765', '#7d7440') +
    step(0.68, -1, '#c3b877', '#867c48') +
    step(0.38, -7, '#d6cc90', '#8f8550')
  );
}

/** The edge of a plateau: hachures along every side that falls to the shore. */
function bluff(space: Space, chance: Rng, layout: Layout, rock: boolean): string {
  const here = layout.byId.get(space.id);
  if (!here) return '';
  const low = layout
    .neighbours(here)
    .filter((p) => ['beach', 'ocean'].includes(terrainOf(p.space)));
  const faces = low.map((p) => face(Math.atan2(p.y - here.y, p.x - here.x), chance, rock)).join('');
  return (low.length < 5 && !has(space, 'bunker') ? grass(chance) : '') + faces;
}

function face(angle: number, chance: Rng, rock: boolean): string {
  const [top, deep] = rock ? [R * 0.48, R * 0.4] : [R * 0.58, R * 0.3];
  const [ink, fill, light] = rock
    ? ['#4f4638', '#8d7d63', '#b9a888']
    : ['#6d5c30', '#a8935a', '#d6c58d'];
  let edge = '';
  let cracks = '';
  const n = 9;
  const foot: string[] = [];
  for (let i = 0; i <= n; i++) {
    const y = -R * 0.56 + (R * 1.12 * i) / n;
    const x = top + (i % 2 ? 1.8 : -1.2) + chance() * 2;
    edge += `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`;
    foot.push(
      `${n1(top + deep + (i % 2 ? -1.5 : 0.8) - (i === 0 || i === n ? 2 : 0))} ${n1(y * 1.02)}`,
    );
    cracks += `M${n1(x + 1)} ${n1(y)}l${n1(deep * (0.45 + chance() * 0.5))} ${n1(chance() * 3 - 1.5)}`;
  }
  const body = `${edge}L${foot.reverse().join('L')}Z`;
  return `<g transform="rotate(${n1((angle * 180) / Math.PI)})"><path d="${body}" transform="translate(2.5 0)" fill="#2b1d0e" opacity=".25"/><path d="${body}" fill="${fill}"/><path d="${cracks}" stroke="${ink}" stroke-width="1.1" opacity=".75" stroke-linecap="round"/><path d="${edge}" fill="none" stroke="${light}" stroke-width="2" stroke-linejoin="round"/><path d="${edge}" transform="translate(1.4 0)" fill="none" stroke="${ink}" stroke-width=".9" opacity=".6"/></g>`;
}

function grass(chance: Rng): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const x = (chance() * 2 - 1) * R * 0.55;
    const y = (chance() * 2 - 1) * R * 0.5;
    d += `M${n1(x)} ${n1(y)}l-1.8 -4M${n1(x)} ${n1(y)}v-5M${n1(x)} ${n1(y)}l1.8 -4`;
  }
  return `<path d="${d}" stroke="#7f8a48" stroke-width="1" opacity=".7" stroke-linecap="round"/>`;
}

function beach(chance: Rng): string {
  let grains = '';
  for (let i = 0; i < 26; i++) {
    const x = (chance() * 2 - 1) * R * 0.8;
    const y = (chance() * 2 - 1) * R * 0.8;
    if (Math.abs(y) + Math.abs(x) * 0.577 < R * 0.9) grains += `M${n1(x)} ${n1(y)}h.9`;
  }
  const ripple = (x: number, y: number, w: number) =>
    `M${n1(x)} ${n1(y)}q${n1(w / 4)} -2.4 ${n1(w / 2)} 0t${n1(w / 2)} 0`;
  const ripples = [0, 1, 2]
    .map(() =>
      ripple((chance() * 2 - 1.4) * R * 0.45, (chance() * 2 - 1) * R * 0.55, 14 + chance() * 10),
    )
    .join('');
  return `<path d="${grains}" stroke="#a98d4d" stroke-width="1.5" stroke-linecap="round" opacity=".55"/><path d="${ripples}" fill="none" stroke="#c9ad6a" stroke-width="1.3" stroke-linecap="round" opacity=".6"/>`;
}

function waves(chance: Rng): string {
  const wave = (x: number, y: number, w: number) =>
    `M${n1(x)} ${n1(y)}q${n1(w / 4)} -3.4 ${n1(w / 2)} 0t${n1(w / 2)} 0`;
  let d = '';
  for (let i = 0; i < 4; i++)
    d += wave(
      (chance() * 2 - 1) * R * 0.5 - 9,
      (i - 1.5) * R * 0.36 + chance() * 5,
      14 + chance() * 8,
    );
  return `<path d="${d}" transform="translate(.6 1.2)" fill="none" stroke="#3c7384" stroke-width="1.5" stroke-linecap="round" opacity=".5"/><path d="${d}" fill="none" stroke="#d6edee" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>`;
}

/** A village around one large church. */
function church(chance: Rng): string {
  const nave =
    '<g transform="translate(2 -2) rotate(-8)"><rect x="-15" y="-8" width="36" height="19" fill="#2b1d0e" opacity=".4" transform="translate(2.4 3)"/><rect x="-4" y="-15" width="9" height="32" fill="#7f828a" stroke="#2f3036"/><rect x="-17" y="-8" width="36" height="8.5" fill="#9ea1a9"/><rect x="-17" y=".5" width="36" height="8.5" fill="#666971"/><rect x="-17" y="-8" width="36" height="17" fill="none" stroke="#2f3036"/><rect x="-27" y="-6" width="12" height="13" fill="#b4b6bd" stroke="#2f3036"/><path d="M-27 -6l12 13m0 -13l-12 13" stroke="#2f3036" stroke-width=".9"/></g>';
  const houses = (
    [
      [-24, -20, 12],
      [20, -22, -14],
      [27, 8, 80],
      [-20, 23, 8],
      [6, 25, -10],
      [-30, 6, 84],
    ] as const
  ).map(([x, y, a]) => {
    const c = ['#b9694b', '#a85a40', '#c27a58'][(chance() * 3) | 0];
    return `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-4.4" y="-2.2" width="13" height="9" fill="#2b1d0e" opacity=".38"/><rect x="-6.5" y="-4.5" width="13" height="4.5" fill="${mix(c, '#fff3d8', 0.25)}"/><rect x="-6.5" width="13" height="4.5" fill="${mix(c, '#3a2012', 0.22)}"/><rect x="-6.5" y="-4.5" width="13" height="9" fill="none" stroke="#4c2a18" stroke-width=".8"/></g>`;
  });
  return houses.join('') + nave;
}
