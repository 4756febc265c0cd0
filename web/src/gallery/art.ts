// Art for the made-up scenes, from the shared kit only.

import { mix, type Tone } from '../art/basics';
import { ship, vehicle } from '../art/armies';
import { counter, counterChip, type nato } from '../art/counters';
import { tower } from '../art/towers';
import { alongSides, betweenCentres, borders } from '../art/edges';
import { crossEmblem, plainEmblem, starEmblem, supplyStar } from '../art/emblems';
import type { GameArt } from '../art/gameArt';
import { papers } from '../art/paper';
import { rail, water } from '../art/strokes';
import { ground, terrain } from '../art/terrain';

const TONES: Record<string, Tone> = {
  red: { base: '#8e3a2c', light: '#c9765f', dark: '#4d1a12' },
  blue: { base: '#3d5f86', light: '#86a8cc', dark: '#1b3048' },
};
const toneOf = (side: string): Tone =>
  TONES[side] ?? { base: '#7a735c', light: '#b8b096', dark: '#46412f' };

const base: Omit<GameArt, 'framed' | 'token'> = {
  paper: papers.operational,
  ground: (space) => ground[(space.kinds?.[0] ?? 'plain') as keyof typeof ground] ?? '#e5ddae',
  below: () => '',
  terrain: (space, chance) =>
    terrain[(space.kinds?.[0] ?? 'plain') as keyof typeof terrain]?.(chance, 36) ?? '',
  above: () => '',
  tone: toneOf,
  emblem: (side) => (side === 'red' ? starEmblem : side === 'blue' ? crossEmblem : plainEmblem),
  card: () => ({ head: 'order', picture: '' }),
  die: () => '',
};

const ARROW = '<path d="M0 9V-9M-6 -3L0 -9L6 -3"/>';
const CROSS = '<path d="M-8 -8L8 8M8 -8L-8 8"/>';

export const squareArt: GameArt = {
  ...base,
  framed: true,
  paper: papers.tactical,
  token: (token, detail) =>
    detail === 'chip'
      ? tower(1, toneOf(token.side ?? ''), '')
      : tower(token.strength ?? 1, toneOf(token.side ?? ''), token.side === 'red' ? CROSS : ARROW),
};

export const areaArt: GameArt = {
  ...base,
  framed: false,
  paper: papers.operational,
  sea: (space) => space.kinds?.[0] === 'sea',
  ground: (space) =>
    space.kinds?.[0] === 'sea'
      ? '#6fa3ad'
      : space.side
        ? mix(toneOf(space.side).light, '#e9e0c3', 0.45)
        : ['#dccca4', '#e3d8a6', '#d6d2b4', '#dbc9a8'][space.x % 4],
  terrain: (space) =>
    space.marks?.includes('supply') ? `<g transform="translate(26 -26)">${supplyStar()}</g>` : '',
  token: (token) =>
    token.kind === 'navy'
      ? ship(toneOf(token.side ?? ''), token.nation ?? '')
      : vehicle(toneOf(token.side ?? ''), token.nation ?? ''),
  label: (space) => (space.kinds?.[0] === 'sea' ? 'water' : 'place'),
};

const NATIONS: Record<string, { ground: string; ink: string; stripe: string }> = {
  SZU: { ground: '#9c4a37', ink: '#fff3ea', stripe: '#6b2417' },
  RO: { ground: '#8a6418', ink: '#fff6df', stripe: '#573c06' },
  BG: { ground: '#4f6f3c', ink: '#f1fff0', stripe: '#2f4722' },
  D: { ground: '#a3adb2', ink: '#14181a', stripe: '#4c565c' },
  H: { ground: '#b3bc86', ink: '#1f230f', stripe: '#55622a' },
};

export const hexArt: GameArt = {
  ...base,
  framed: false,
  below: (layout) => alongSides(layout, ['great-river'], water(9)),
  above: (layout) => betweenCentres(layout, ['rail'], rail) + borders(layout, ['border']),
  token: (token, detail) => {
    const code = token.nation ?? '';
    const marks = token.marks ?? [];
    const look = NATIONS[code] ?? NATIONS.D;
    if (detail === 'chip') return counterChip({ ...look, code }, token.side === 'blue');
    return counter({
      ...look,
      code,
      symbol: token.kind as keyof typeof nato,
      name: detail === 'full' ? (token.badge ?? '') : '',
      size: detail === 'full' ? (token.look ?? '') : '',
      values: (token.values ?? []).join('-'),
      done: marks.includes('done'),
      outOfSupply: marks.includes('out-of-supply'),
      reduced: marks.includes('reduced'),
    });
  },
  label: (space) =>
    space.marks?.includes('capital') ? 'capital' : space.kinds?.[0] === 'city' ? 'city' : 'place',
};
