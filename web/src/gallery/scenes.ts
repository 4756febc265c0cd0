// Made-up scenes for every kind of board.

import { rng } from '../art/basics';
import type { Edge, Overlay, Scene, Seat, Space, Token } from '../net/protocol';

const seats: Seat[] = [
  { id: 'red', side: 'red', team: 0, deciding: true },
  { id: 'blue', side: 'blue', team: 1 },
];

function scene(
  name: string,
  board: Scene['board'],
  tokens: Token[],
  more: Partial<Scene> = {},
): Scene {
  return {
    game: 'sample',
    scenario: name,
    seat: 'red',
    side: 'red',
    seats,
    board,
    tokens,
    book: [],
    zones: [],
    tracks: [],
    prompt: { text: { key: 'sample' }, kind: 'aim' },
    ...more,
  };
}

// Squares: towers of discs on a field of tiles

export function squares(): Scene {
  const chance = rng(5);
  const SIDE = 62;
  const spaces: Space[] = [];
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 12; column++) {
      const roll = chance();
      spaces.push({
        id: `${'abcdefghijkl'[column]}${12 - row}`,
        x: (column + 0.5) * SIDE,
        y: (row + 0.5) * SIDE,
        kinds: [roll < 0.1 ? 'forest' : roll < 0.18 ? 'hill' : roll < 0.22 ? 'town' : 'plain'],
      });
    }
  const lines = [4, 8].flatMap((n) => [
    { kind: 'tile', points: [n * SIDE, 0, n * SIDE, 12 * SIDE] },
    { kind: 'tile', points: [0, n * SIDE, 12 * SIDE, n * SIDE] },
  ]);
  const tokens = ['a2', 'c1', 'e2', 'g1', 'h2', 'k2']
    .map((space, i): Token => ({
      id: `r${i}`,
      kind: `army${i}`,
      space,
      side: 'red',
      strength: 1 + (i % 4),
    }))
    .concat(
      ['a11', 'd12', 'f11', 'h11', 'j12', 'l11'].map((space, i): Token => ({
        id: `b${i}`,
        kind: `army${i}`,
        space,
        side: 'blue',
        strength: 4 - (i % 4),
        marks: i === 2 ? ['exhausted'] : [],
      })),
    );
  const actions = ['c3', 'd1', 'b2', 'c2'].map((to, i) => ({
    action: `move r1 ${to}`,
    verb: 'move',
    anchors: ['unit:r1', `square:${to}`],
    text: { key: 'sample' },
    rules: [],
    marks: [`cost-${1 + (i % 2)}`],
  }));
  return scene(
    'squares',
    {
      shape: 'square',
      width: 12 * SIDE,
      height: 12 * SIDE,
      spaces,
      lines: [...lines, { kind: 'middle', points: [0, 6 * SIDE, 12 * SIDE, 6 * SIDE] }],
      bottom: 'red',
    },
    tokens,
    { actions },
  );
}

// Areas: land and sea around the globe

const NAMES = [
  'Averna',
  'Boldva',
  'Cintra',
  'Dorsk',
  'Elmar',
  'Fonda',
  'Galin',
  'Hosk',
  'Ilmen',
  'Jarva',
  'Korda',
  'Lomza',
];

export function areas(): Scene {
  const [W, H, COLUMNS, ROWS] = [1400, 784, 9, 6];
  const chance = rng(21);
  const corner: [number, number][][] = [];
  for (let j = 0; j <= ROWS; j++) {
    const line: [number, number][] = [];
    for (let i = 0; i <= COLUMNS; i++) {
      const free = i > 0 && i < COLUMNS;
      const y =
        j === 0
          ? 0
          : j === ROWS
            ? H
            : i === COLUMNS
              ? line[0][1]
              : (j / ROWS) * H + (chance() - 0.5) * 62;
      line.push([
        free ? Math.round((i / COLUMNS) * W + (chance() - 0.5) * 80) : i === 0 ? 0 : W,
        Math.round(y),
      ]);
    }
    corner.push(line);
  }
  const LAND = ['..##....#', '#.###..##', '#..##.###', '#...#..#.', '..#...##.', '.........'];
  const spaces: Space[] = [];
  const edges: Edge[] = [];
  for (let j = 0; j < ROWS; j++)
    for (let i = 0; i < COLUMNS; i++) {
      const four = [corner[j][i], corner[j][i + 1], corner[j + 1][i + 1], corner[j + 1][i]];
      const land = LAND[j][i] === '#';
      const id = `a${i}${j}`;
      const name = land ? NAMES[spaces.length % NAMES.length] : (i + j) % 3 ? '' : 'Északi-tenger';
      spaces.push({
        id,
        x: Math.round(four.reduce((s, p) => s + p[0], 0) / 4),
        y: Math.round(four.reduce((s, p) => s + p[1], 0) / 4),
        kinds: [land ? 'land' : 'sea'],
        marks: land && (i + j) % 4 === 0 ? ['supply'] : [],
        side: land && i < 2 ? 'red' : land && i > 6 ? 'blue' : '',
        label: name ? { en: name, hu: name } : {},
        outline: four.flat(),
      });
      if (i) edges.push({ a: id, b: `a${i - 1}${j}` });
      else edges.push({ a: id, b: `a${COLUMNS - 1}${j}` });
      if (j) edges.push({ a: id, b: `a${i}${j - 1}` });
    }
  const tokens: Token[] = [
    { id: 'r1', kind: 'army', space: 'a20', side: 'red', nation: 'N' },
    { id: 'r2', kind: 'army', space: 'a21', side: 'red', nation: 'N' },
    { id: 'r3', kind: 'navy', space: 'a11', side: 'red', nation: 'N' },
    { id: 'b1', kind: 'army', space: 'a72', side: 'blue', nation: 'S' },
    { id: 'b2', kind: 'army', space: 'a72', side: 'blue', nation: 'T' },
    { id: 'b3', kind: 'navy', space: 'a62', side: 'blue', nation: 'S' },
    { id: 'b4', kind: 'army', space: 'a01', side: 'blue', nation: 'T' },
  ];
  const actions = ['a31', 'a41', 'a22'].map((to) => ({
    action: `build ${to}`,
    verb: 'build',
    anchors: [`area:${to}`],
    text: { key: 'sample' },
    rules: [],
  }));
  return scene(
    'areas',
    {
      shape: 'area',
      width: W,
      height: H,
      spaces,
      edges,
      wraps: true,
      overlays: ['supply', 'control'],
    },
    tokens,
    { actions },
  );
}

// Many hexes: rivers, railways, towns, stacks of counters

export function hexes(): Scene {
  const [COLUMNS, ROWS, R] = [34, 22, 40];
  const [DX, DY] = [Math.sqrt(3) * R, R * 1.5];
  const chance = rng(77);
  const id = (c: number, r: number): string =>
    `${String(r + 1).padStart(2, '0')}${String(c + 1).padStart(2, '0')}`;
  const spaces: Space[] = [];
  const high = (c: number, r: number): number =>
    Math.sin(c / 4.2) + Math.cos(r / 3.1) + Math.sin((c + r) / 5);
  for (let r = 0; r < ROWS; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const h = high(c, r) + chance() * 0.6;
      const town = chance() < 0.06 && h < 1;
      const kind = town
        ? chance() < 0.3
          ? 'city'
          : 'town'
        : h > 1.9
          ? 'mountain'
          : h > 1.2
            ? 'hill'
            : h < -1.4
              ? 'marsh'
              : h > 0.8 && chance() < 0.6
                ? 'forest'
                : 'plain';
      const name = NAMES[(c * 7 + r * 3) % NAMES.length];
      spaces.push({
        id: id(c, r),
        x: DX * (c + 0.5 + (r % 2) / 2),
        y: R + DY * r,
        kinds: [kind],
        label: town ? { en: name, hu: name } : {},
        marks: kind === 'city' && chance() < 0.2 ? ['capital'] : [],
      });
    }
  const edges: Edge[] = [];
  // A river along the east sides of a column: both sides of every other hex join into one line.
  for (let r = 0; r < ROWS; r++) {
    const c = 12 + Math.floor(r / 6);
    edges.push({ a: id(c, r), b: id(c + 1, r), kind: 'great-river' });
    if (r + 1 < ROWS)
      edges.push(
        r % 2
          ? { a: id(c, r), b: id(c + 1, r + 1), kind: 'great-river' }
          : { a: id(c + 1, r), b: id(c, r + 1), kind: 'great-river' },
      );
  }
  for (let k = 1; k < COLUMNS - 1; k++)
    edges.push({ a: id(k, 10), b: id(k + 1, 10), kind: 'rail' });
  for (let r = 2; r < 16; r++)
    edges.push(
      { a: id(18, r), b: id(18, r + 1), kind: 'rail' },
      { a: id(25, r), b: id(26, r), kind: 'border' },
    );
  const SYMBOLS = [
    'infantry',
    'armour',
    'mechanised',
    'cavalry',
    'artillery',
    'headquarters',
    'mountain',
  ];
  const tokens: Token[] = [];
  for (let n = 0; tokens.length < 240; n++) {
    const side = n % 2 ? 'blue' : 'red';
    const column = side === 'red' ? 14 + Math.floor(chance() * 19) : Math.floor(chance() * 13);
    const space = id(column, Math.floor(chance() * ROWS));
    for (let pile = 1 + Math.floor(chance() * 3); pile > 0 && tokens.length < 240; pile--) {
      tokens.push({
        id: `u${tokens.length}`,
        kind: SYMBOLS[tokens.length % SYMBOLS.length],
        space,
        side,
        nation: ['SZU', 'RO', 'BG', 'D', 'H', 'H'][(side === 'red' ? 0 : 3) + (tokens.length % 3)],
        badge: `${1 + (tokens.length % 60)}.`,
        values: [2 + (tokens.length % 9), 3 + (tokens.length % 7), 4 + (tokens.length % 6)],
        look: 'XX',
        marks:
          tokens.length % 11 === 0
            ? ['done']
            : tokens.length % 13 === 0
              ? ['out-of-supply']
              : tokens.length % 17 === 0
                ? ['reduced']
                : [],
      });
    }
  }
  const first = tokens.find((t) => t.side === 'red')!;
  const near = spaces.filter((s) => {
    const h = spaces.find((p) => p.id === first.space)!;
    const d = Math.hypot(s.x - h.x, s.y - h.y);
    return d > 1 && d < 150;
  });
  const actions = near.map((s) => ({
    action: `move ${first.id} ${s.id}`,
    verb: 'move',
    anchors: [`unit:${first.id}`, `hex:${s.id}`],
    text: { key: 'sample' },
    rules: [],
    marks: [`cost-${1 + (s.id.charCodeAt(3) % 4)}`, ...(s.x % 3 < 0.6 ? ['stop'] : [])],
  }));
  return scene(
    'hexes',
    {
      shape: 'hex',
      width: DX * (COLUMNS + 0.5),
      height: DY * (ROWS - 1) + 2 * R,
      spaces,
      edges,
      bottom: 'red',
      overlays: ['zoc', 'supply'],
      trays: [
        { id: 'reserve', side: 'red' },
        { id: 'next', side: 'red' },
      ],
    },
    [
      ...tokens,
      ...tokens
        .slice(0, 5)
        .map((t, i) => ({ ...t, id: `x${i}`, space: i < 3 ? 'reserve' : 'next' })),
    ],
    { actions },
  );
}

// Overlays, since there is no server to ask for them

export function sampleOverlay(scene: Scene, name: string): Overlay {
  const { spaces } = scene.board;
  const at = (token: Token): Space => spaces.find((s) => s.id === token.space)!;
  const placed = scene.tokens.filter((t) => spaces.some((s) => s.id === t.space));
  if (name === 'zoc') {
    const enemy = placed.filter((t) => t.side === 'blue').map(at);
    const zone = spaces.filter((s) => enemy.some((e) => Math.hypot(e.x - s.x, e.y - s.y) < 75));
    const own = placed.filter((t) => t.side === 'red').map(at);
    const mine = spaces.filter((s) => own.some((e) => Math.hypot(e.x - s.x, e.y - s.y) < 75));
    return {
      spots: [
        ...zone.map((s) => ({ space: s.id, kind: 'zone' })),
        ...mine.map((s) => ({ space: s.id, kind: 'own-zone' })),
      ],
    };
  }
  if (name === 'control')
    return {
      spots: spaces
        .filter((s) => s.side)
        .map((s) => ({ space: s.id, kind: 'control', side: s.side })),
    };
  const anchor = (s: Space): string => `${scene.board.shape}:${s.id}`;
  const units = placed.slice(0, 3);
  const way = (t: Token): string[] =>
    [at(t), ...spaces.filter((_, i) => i % 37 === 5).slice(0, 2)].map(anchor);
  return {
    links: units.map((t, i) =>
      i === 1
        ? { kind: 'cut', way: way(t), by: [way(t)[1]] }
        : { kind: 'supply', way: way(t), value: '7' },
    ),
    spots: [{ space: units[1].space, kind: 'unsupplied' }],
  };
}
