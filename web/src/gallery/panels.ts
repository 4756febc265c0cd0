// A made-up table that fills every panel.

import type {
  Amount,
  ActionView,
  BookEntry,
  Live,
  Message,
  Pad,
  Still,
  TableInfo,
} from '../net/protocol';

export const TEXT = `
say = { $text }
step-base = Base
step-support = Support
step-cards = Cards
step-plan = Secret planning
step-reveal = Reveal
step-fight = Fight
step-score = Score
result-broken = the defender breaks
track-points = Points
mark-warn = no supply
`;

export const say = (text: string, ...rules: string[]): Message => ({
  key: 'say',
  args: { text },
  rules,
});

const entry = (id: string, name: string, more: Partial<BookEntry> = {}): BookEntry => ({
  id,
  names: { en: name, hu: name },
  ...more,
});

const ARMIES: [string, string, number, number, number, string[], string][] = [
  ['azab', 'Azab gyalogos', 1, 1, 2, ['attack'], 'terepen +1 erő'],
  ['pike', 'Pikás', 1, 1, 2, [], 'lovas ellen +1'],
  ['janissary', 'Janicsár (muskétás)', 1, 2, 2, ['shot'], 'ha nem lép: +1 erő'],
  ['sipahi', 'Szpáhi (könnyűlovas)', 2, 2, 2, ['march', 'charge'], '1 kocka = +1 lépés'],
  ['heavy', 'Nehézlovas', 2, 0, 3, [], 'roham: +1 erő'],
  ['guns', 'Tüzérség', 1, 0, 1, [], 'kimerült a 3. fordulóban'],
];

const amount = (id: string, value: number, most = 0): Amount => ({ id, value, most });
const pads: Pad[] = ARMIES.map(([id, , move, cubes, places, cards, fact], i) => ({
  anchor: `army:${id}`,
  side: 'axis',
  look: 'flag',
  face: 'A',
  values: [
    amount('move', move),
    amount('cubes', places),
    ...(i === 2 || i === 5 ? [amount('range', i === 2 ? 2 : 4)] : []),
  ],
  holds: [amount('cube', cubes, places)],
  facts: [say(fact)],
  slots: [0, 1, 2].map((s) => ({
    id: `${id}-${s}`,
    card: cards[s],
    ...(i % 2 === 1 && s === 2 ? { closed: say('Ez a sereg csak két parancsot kaphat.') } : {}),
  })),
  pieces: i < 3 ? ['unit:u1'] : [],
}));

const action = (action: string, anchors: string[], marks: string[] = []): ActionView => ({
  action,
  verb: 'give',
  anchors,
  text: say(action),
  rules: [],
  marks,
});

export const info: TableInfo = {
  id: 'panels',
  game: 'memoir',
  scenario: 'none',
  titles: { en: 'Panels', hu: 'Panelek' },
  status: 'playing',
  ply: 12,
  seats: [
    { seat: 'axis', side: 'axis', kind: 'person', name: 'Őrsi Tamás', mine: true, present: true },
    { seat: 'allies', side: 'allies', kind: 'person', name: 'Kovács Éva', present: true },
  ],
};

export const still: Still = {
  board: {
    shape: 'square',
    width: 248,
    height: 248,
    spaces: Array.from({ length: 16 }, (_, i) => ({
      id: `${'abcd'[i % 4]}${Math.floor(i / 4) + 1}`,
      x: 31 + (i % 4) * 62,
      y: 31 + Math.floor(i / 4) * 62,
    })),
    tables: [
      {
        id: 'combat',
        columns: ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'],
        rows: ['1', '2', '3', '4', '5', '6'],
        across: say('Erőviszony'),
        down: say('Kocka'),
        rules: ['MAG-9.2'],
        cells: [
          ['AE', 'AE', 'A1', 'A1', 'C1', 'C1'],
          ['AE', 'A1', 'A1', 'C1', 'D1', 'D1'],
          ['A1', 'A1', 'C1', 'D1', 'D1', 'DV'],
          ['A1', 'C1', 'D1', 'D1', 'DV', 'DV'],
          ['C1', 'D1', 'D1', 'DV', 'DV', 'DE'],
          ['D1', 'D1', 'DV', 'DE', 'DE', 'DE'],
        ],
      },
    ],
    turns: Array.from({ length: 14 }, (_, i) => ({
      id: String(i + 1),
      text: say(`1944. december ${i + 1}.`),
      tray: `turn-${i + 1}`,
      ...(i === 7 ? { leaving: ['unit:u2'], notes: [say('Fagy: a folyók átjárhatók.')] } : {}),
    })),
  },
  book: [
    ...ARMIES.map(([id, name]) => entry(`army:${id}`, name)),
    entry('amount:move', 'lépés'),
    entry('amount:cubes', 'kockahely'),
    entry('amount:range', 'lőtáv'),
    entry('amount:cube', 'erőkocka'),
    entry('amount:points', 'Parancspont'),
    entry('amount:cost', 'parancspont'),
    entry('amount:trucks', 'kamion'),
    entry('amount:supply', 'ellátás'),
    entry('card:attack', 'Támadás', { values: { cost: 2 } }),
    entry('card:shot', 'Lövés', { values: { cost: 2 } }),
    entry('card:march', 'Mars! Előre!', { values: { cost: 1 } }),
    entry('card:charge', 'Roham', { values: { cost: 3 } }),
    entry('seat:axis', 'oszmán'),
    entry('seat:allies', 'keresztény'),
    entry('side:axis', 'oszmán'),
    entry('side:allies', 'keresztény'),
    entry('sum:fire', 'tűzerő'),
    entry('sum:target', 'védelem'),
    entry('sum:column', 'oszlop'),
    entry('sheet:battle', 'Harclap'),
    entry('table:combat', 'Harceredmény-tábla'),
    entry('result:DE', 'védő megsemmisül'),
    entry('result:A1', 'támadó egy lépést veszít'),
    entry('result:D1', 'védő egy lépést veszít'),
    entry('panel:logistics', 'hadtáp'),
    entry('unit:u1', '2. gyalogos'),
    entry('unit:u2', '3. páncélos'),
    entry('score:units', 'egys.'),
  ],
};

export const live: Live = {
  seat: 'axis',
  side: 'axis',
  seats: [
    {
      id: 'axis',
      side: 'axis',
      team: 0,
      deciding: true,
      ready: false,
      score: 61,
      counts: 'units',
      cards: 7,
      facts: [say('4 kamion · VP 12')],
    },
    { id: 'allies', side: 'allies', team: 1, ready: true, score: 44, counts: 'units', cards: 5 },
  ],
  tokens: [
    {
      id: 'u1',
      kind: 'infantry',
      look: 'infantry',
      space: 'b2',
      side: 'axis',
      strength: 3,
      full: 4,
    },
    {
      id: 'u2',
      kind: 'armor',
      look: 'armor',
      space: 'turn-7',
      side: 'allies',
      strength: 3,
      full: 3,
    },
    {
      id: 'u3',
      kind: 'armor',
      look: 'armor',
      space: 'turn-7',
      side: 'allies',
      strength: 3,
      full: 3,
    },
  ],
  zones: [],
  dice: [],
  tracks: [
    { id: 'turn', value: 5 },
    { id: 'points', value: 27, most: 50, side: 'axis', rail: true },
    { id: 'points', value: 34, most: 50, side: 'allies', rail: true },
  ],
  prompt: {
    text: say('Melyik sereg kapja a Mars! Előre! parancsot?'),
    kind: 'aim',
    step: 'plan',
    steps: ['plan', 'reveal', 'fight', 'score'],
    private: true,
  },
  actions: [
    ...['janissary', 'sipahi', 'heavy'].map((id) =>
      action(`give march ${id}`, ['card:march', `army:${id}`]),
    ),
    action('cube azab', ['army:azab'], ['more', 'has-1']),
    action('uncube azab', ['army:azab'], ['less', 'has-1']),
  ],
  mats: [
    {
      id: 'plan',
      owner: 'axis',
      private: true,
      pads,
      totals: [amount('points', 8, 10), amount('cube', 6, 7)],
      stock: [amount('cube', 1, 7)],
      lack: [{ message: say('Még egy erőkockát le kell tenned.', 'KF-4.2') }],
    },
    {
      id: 'plan',
      owner: 'allies',
      pads: pads.slice(0, 2).map((pad) => ({
        ...pad,
        side: 'allies',
        slots: pad.slots?.map((slot) => ({ id: `x${slot.id}`, hidden: !!slot.card })),
      })),
    },
  ],
  sheets: [
    {
      id: 'battle',
      text: say('17 a 13 + kártya ellen'),
      sums: [
        {
          id: 'fire',
          terms: [
            { text: say('Támadóérték kemény célra', 'PG-7.2'), value: 9, step: 'base' },
            {
              text: say('2. gyalogos támogat', 'PG-7.4'),
              value: 5,
              step: 'support',
              anchors: ['unit:u1'],
            },
            { text: say('Feláldozott lap', 'PG-7.8'), value: 0, upto: 3, step: 'cards' },
          ],
        },
        {
          id: 'target',
          terms: [
            { text: say('Védőérték', 'PG-7.3'), value: 8, step: 'base' },
            { text: say('Erdő', 'PG-5.1'), value: 2 },
            { text: say('Feláldozott lap', 'PG-7.8'), value: -1, upto: 3, step: 'cards' },
          ],
        },
        {
          id: 'column',
          relative: true,
          terms: [
            { text: say('Folyón át', 'MAG-8.1'), value: -1 },
            { text: say('1 kamion hadtáp', 'MAG-8.4'), value: 1 },
          ],
        },
      ],
      lit: [{ table: 'combat', columns: [3], rows: [4] }],
      bars: [
        { text: say('AE'), chance: 0 },
        { text: say('A1'), chance: 0.17, tone: 'bad' },
        { text: say('C1'), chance: 0.16 },
        { text: say('D1'), chance: 0.33, tone: 'good' },
        { text: say('DV'), chance: 0.17, tone: 'good' },
        { text: say('DE'), chance: 0.1, most: 0.3, tone: 'good' },
      ],
      results: { broken: 0.34 },
    },
  ],
  panels: [
    {
      id: 'logistics',
      side: 'axis',
      rows: [
        {
          text: say('6. hadsereg parancsnoksága'),
          amounts: [amount('trucks', 4), amount('supply', 2, 3)],
          anchors: ['unit:u1'],
        },
        { text: say('3. hadosztály'), amounts: [amount('trucks', 0)], marks: ['warn'] },
      ],
    },
  ],
  agenda: [
    { text: say('Szpáhi: Mars! Előre!'), side: 'axis', state: 'past' },
    { text: say('Pikás: Támadás'), side: 'allies', state: 'now' },
    { text: say('Janicsár: Lövés'), side: 'axis' },
  ],
  windows: [
    {
      text: say('Németország szárazföldi csatát vív itt: Kelet-Európa.'),
      order: ['allies', 'axis', 'allies', 'axis'],
      asked: ['allies'],
      passed: ['axis'],
    },
  ],
};
