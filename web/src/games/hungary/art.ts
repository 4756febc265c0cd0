// Everything that this game draws on the table: an operational map and cardboard counters.

import { mix, n1, type Tone } from '../../art/basics';
import { counter, counterChip, nato, type Counter } from '../../art/counters';
import { alongSides, betweenCentres, borderSides, edgePlaces } from '../../art/edges';
import { crossEmblem, plainEmblem, starEmblem } from '../../art/emblems';
import type { Detail, GameArt } from '../../art/gameArt';
import { papers } from '../../art/paper';
import { corners, points } from '../../art/hex';
import { pill } from '../../art/rings';
import { rail, water, type Stroke } from '../../art/strokes';
import { ground, terrain } from '../../art/terrain';
import type { Layout } from '../../board/layout';
import type { Space, Token } from '../../net/protocol';

const SIDES: Record<string, Tone> = {
  soviet: { base: '#9c4a37', light: '#d98a74', dark: '#6b2417' },
  axis: { base: '#7d8a90', light: '#c3ccd0', dark: '#4c565c' },
};
const NEUTRAL: Tone = { base: '#7a735c', light: '#b8b096', dark: '#46412f' };

// Light ink on dark ground for one coalition, dark ink on light ground for the other.
const NATIONS: Record<string, Pick<Counter, 'ground' | 'ink' | 'stripe' | 'code'>> = {
  soviet: { ground: '#9c4a37', ink: '#fff3ea', stripe: '#6b2417', code: 'SU' },
  romanian: { ground: '#8a6418', ink: '#fff6df', stripe: '#573c06', code: 'RO' },
  bulgarian: { ground: '#4f6f3c', ink: '#f1fff0', stripe: '#2f4722', code: 'BG' },
  yugoslav: { ground: '#47628f', ink: '#eef4ff', stripe: '#2a4068', code: 'YU' },
  czech: { ground: '#6b5487', ink: '#f7efff', stripe: '#45335c', code: 'CZ' },
  slovak: { ground: '#6b5487', ink: '#f7efff', stripe: '#45335c', code: 'SK' },
  german: { ground: '#a3adb2', ink: '#14181a', stripe: '#4c565c', code: 'DE' },
  hungarian: { ground: '#b3bc86', ink: '#1f230f', stripe: '#55622a', code: 'HU' },
};

const SYMBOLS: Record<string, keyof typeof nato> = {
  infantry: 'infantry',
  light_infantry: 'infantry',
  partisan: 'infantry',
  armor: 'armour',
  mechanized: 'mechanised',
  cavalry: 'cavalry',
  artillery: 'artillery',
  mountain: 'mountain',
  hq: 'headquarters',
  truck: 'supply',
  fighter: 'fighter',
  bomber: 'fighter',
  fighter_bomber: 'fighter',
};

const KINDS: Record<string, keyof typeof terrain> = { rough: 'hill', major_city: 'city' };
const kindOf = (space: Space): keyof typeof terrain => {
  const kind = space.kinds?.[0] ?? 'plain';
  return KINDS[kind] ?? (kind in terrain ? (kind as keyof typeof terrain) : 'plain');
};

const toneOf = (side: string): Tone => SIDES[side] ?? NEUTRAL;

/** How counters of a nation look; one of no nation looks like its side. */
function looksOf(token: Token): Pick<Counter, 'ground' | 'ink' | 'stripe' | 'code'> {
  const known = NATIONS[token.nation ?? ''];
  if (known) return known;
  const tone = toneOf(token.side ?? '');
  const light = token.side === 'axis';
  return { ground: tone.base, ink: light ? '#14181a' : '#fff3ea', stripe: tone.dark, code: '' };
}

function drawUnit(token: Token, detail: Detail): string {
  const nation = looksOf(token);
  if (detail === 'chip') return counterChip(nation, token.side === 'axis');
  const marks = token.marks ?? [];
  const values = (token.values ?? []).join('-');
  const drawn = counter({
    ...nation,
    symbol: SYMBOLS[token.look ?? token.kind] ?? 'infantry',
    name: detail === 'full' ? (token.badge ?? '').slice(0, 6) : '',
    size: '',
    values: values || (token.strength ? String(token.strength) : ''),
    reduced: marks.includes('reduced'),
    done: marks.includes('done') || marks.includes('moved') || marks.includes('fought'),
    outOfSupply: marks.includes('oos') || marks.includes('cut-off'),
  });
  const told = marks.includes('unfed') ? UNFED : marks.includes('attacks') ? ATTACKS : '';
  return drawn + told;
}

// A full hex around its units: what was announced stands out beside what could still be.
const SWORDS =
  ['#fff6da" stroke-width="12', '#c8410b" stroke-width="7']
    .map((line) => `<polygon points="${points(corners(37, true))}" fill="none" stroke="${line}"/>`)
    .join('') +
  '<g transform="translate(-31 -15)"><circle r="13" fill="#c8410b" stroke="#fff6da" stroke-width="2"/><path d="M-7 7L7 -7M3 -7H7V-3M7 7L-7 -7M-3 -7H-7V-3M-8 3L-3 8M8 3L3 8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></g>';

/** The odds of what was announced, where those of what could be stand. */
const oddsOf = (odds: string): string =>
  `<g transform="translate(0 -23)">${pill(odds, '#7d2506')}</g>`;

/** Without a line of supply: there is still time to mend it. */
const UNFED =
  '<g transform="translate(26 0)"><circle r="8.5" fill="#fff6da" stroke="#c8410b" stroke-width="2.2" stroke-dasharray="3.4 1.8"/><path d="M0 -4.4v4.8M0 3.8v.2" stroke="#7d2506" stroke-width="2.6" stroke-linecap="round"/></g>';

/** Chosen for the attack that is put together: framed, where those that could join it are only offered. */
const ATTACKS =
  '<rect x="-28" y="-28" width="56" height="56" rx="5" fill="none" stroke="#c8410b" stroke-width="3.6"/><g transform="translate(26 0)"><circle r="9" fill="#c8410b" stroke="#fff6da" stroke-width="2"/><path d="M-4 .4l2.8 3l5.2 -6.4" fill="none" stroke="#fff" stroke-width="2.4"/></g>';

/** Trucks and other markers: small plates. */
function drawMarker(token: Token): string {
  if (token.look === 'announced')
    return SWORDS + (token.values?.length ? oddsOf(token.values.join(':')) : '');
  const tone = toneOf(token.side ?? '');
  const number = token.strength
    ? `<text x="9" y="6" text-anchor="middle" font-size="17" font-weight="700" fill="#fff">${token.strength}</text>`
    : '';
  return `<rect x="-19" y="-13" width="40" height="26" rx="4" fill="#000" fill-opacity=".35" transform="translate(2 2.6)"/><rect x="-20" y="-13" width="40" height="26" rx="4" fill="${tone.dark}" stroke="${tone.light}" stroke-width="1.4"/><g transform="translate(${number ? -8 : 0} 1) scale(.72)" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"><path d="M-12 5V-6H3V5M3 -3h6l4 4v4H-12"/><circle cx="-7" cy="6" r="2.6" fill="#fff"/><circle cx="8" cy="6" r="2.6" fill="#fff"/></g>${number}`;
}

// The map

const fort = (colour: string): Stroke[] => [
  { width: 7, colour: '#fff6da', opacity: 0.7 },
  { width: 5, colour },
  { width: 2.4, colour: '#efe6c8', dash: '2 5' },
];

/** Country borders: the sides between hexes of different countries. */
const frontier = (layout: Layout): string =>
  borderSides(layout, (space) => space.art?.country ?? '');

/** Short spans where a road or railway crosses a river. */
function bridges(layout: Layout): string {
  return edgePlaces(layout, ['bridge'])
    .map(([a, b]) => {
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return `<g transform="translate(${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}) rotate(${n1(angle)})"><rect x="-9" y="-4.6" width="18" height="9.2" fill="#6b4a2b"/><path d="M-10 -4.6h20M-10 4.6h20" stroke="#2f1f0e" stroke-width="1.8"/><path d="M-5 -4v8M0 -4v8M5 -4v8" stroke="#a9824f" stroke-width="1.2"/></g>`;
    })
    .join('');
}

function town(space: Space): string {
  const marks = space.marks ?? [];
  if (marks.includes('city') || marks.includes('major_city')) return '';
  if (!marks.includes('town') && !marks.includes('station')) return '';
  return '<circle r="4.4" fill="#fffaf0" stroke="#2c2617" stroke-width="1.8"/>';
}

function depot(space: Space): string {
  if (!space.marks?.includes('depot') && !space.art?.base) return '';
  return '<g transform="translate(-20 -16)"><circle r="8.4" fill="#dcae52" stroke="#3a2c00" stroke-width="1.4"/><path d="M-3.8 3.4v-4.4l2 -2.2h3.6l2 2.2v4.4z" fill="none" stroke="#241a04" stroke-width="1.5" stroke-linejoin="round"/></g>';
}

/** What the Soviets get for a city: the goals of the war are seen on the map. */
function worth(space: Space): string {
  const points = space.art?.points;
  if (!points) return '';
  return `<g transform="translate(0 -44) scale(1.25)"><path d="M0 -25 6.6 -8.6 24 -7.7 10.5 3.4 15 20 0 10.6 -15 20 -10.5 3.4 -24 -7.7 -6.6 -8.6Z" fill="#b3261a" stroke="#fff6da" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"/><text y="7" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="700" fill="#fff">${points}</text></g>`;
}

export const art: GameArt = {
  framed: false,
  paper: papers.operational,
  ground: (space) =>
    kindOf(space) === 'plain' ? mix(ground.plain, '#cfd6a0', 0.25) : ground[kindOf(space)],
  below: (layout) =>
    alongSides(layout, ['lake'], water(19)) +
    alongSides(layout, ['river'], water(6.2)) +
    alongSides(layout, ['great-river'], water(9)),
  terrain: (space, chance) => terrain[kindOf(space)](chance, 38),
  above: (layout) =>
    frontier(layout) +
    alongSides(layout, ['fort-arpad'], fort('#7a5a2a'), 0) +
    alongSides(layout, ['fort-margit'], fort('#5a4a6a'), 0) +
    betweenCentres(layout, ['rail'], rail) +
    bridges(layout) +
    layout.places
      .map((p) => {
        const drawn = town(p.space) + depot(p.space) + worth(p.space);
        return drawn && `<g transform="translate(${n1(p.x)} ${n1(p.y)})">${drawn}</g>`;
      })
      .join(''),
  tone: toneOf,
  emblem: (side) => (side === 'soviet' ? starEmblem : side === 'axis' ? crossEmblem : plainEmblem),
  token: (token, detail) =>
    token.layer === 'marker' || token.layer === 'piece' || token.kind === 'truck'
      ? drawMarker(token)
      : drawUnit(token, detail),
  label: (space) =>
    space.marks?.includes('major_city')
      ? 'capital'
      : space.marks?.includes('city')
        ? 'city'
        : 'place',
  card: () => ({ head: 'order', picture: '' }),
  die: (face) =>
    `<rect x="-20" y="-20" width="40" height="40" rx="7" fill="#f6f0dc" stroke="#3a2c00" stroke-width="1.6"/>${(PIPS[Number(face)] ?? []).map(([x, y]) => `<circle cx="${x * 10}" cy="${y * 10}" r="4" fill="#2c2617"/>`).join('')}`,
};

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
