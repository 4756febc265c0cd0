// What a game draws on its board beside pieces and ground, for its legend: a mark on a piece, or a line.
// The text of each is `legend-` and its id.

import { supplyStar } from '../art/emblems';
import { corners, type Pt } from '../art/hex';
import { orderChip } from '../art/orderChip';
import { oddsBadge, pill, ring, ringColour, type RingStyle } from '../art/rings';
import type { Token } from '../net/protocol';

export interface BoardSign {
  id: string;
  marks?: string[]; // of the piece that it is shown on
  token?: Partial<Token>; // what that piece is; else the first on the table
  markup?: string;
  die?: string; // the face of a die
}

const SQUARE: Pt[] = [
  [-29, -29],
  [29, -29],
  [29, 29],
  [-29, 29],
];
const TWO_CUBES = { number: 2, state: 'next', holds: true } as const;

const big = (markup: string): string => `<g transform="scale(1.3)">${markup}</g>`;
const strait = (side: string): Partial<Token> => ({ kind: 'strait', layer: 'marker', side });

const ARMY: Partial<Token> = { kind: 'army', layer: 'unit', nation: 'germany' };

/** The rings that a game draws, where it is not all of them. */
export const RINGS_OF: Record<string, RingStyle[]> = {
  quartermaster: ['candidate', 'select', 'place', 'attack'],
};

/** What a ring is drawn around on a map of countries. */
export const COUNTRY: Pt[] = [
  [-34, -12],
  [-18, -30],
  [4, -24],
  [24, -32],
  [36, -6],
  [22, 10],
  [26, 28],
  [-2, 24],
  [-26, 30],
  [-24, 8],
];

const FACES = ['infantry', 'armor', 'grenade', 'flag', 'star'];

export const BOARD_SIGNS: Record<string, BoardSign[]> = {
  hungary: [
    {
      id: 'pile',
      markup:
        '<circle r="20" fill="#15180f" stroke="#f6f0dc" stroke-width="3"/><text y="10" text-anchor="middle" font-size="28" font-weight="700" fill="#fff">3</text>',
    },
    { id: 'done', marks: ['moved'] },
    { id: 'reduced', marks: ['reduced'] },
    { id: 'oos', marks: ['oos'] },
    { id: 'truck', token: { kind: 'truck', look: 'truck', layer: 'marker', strength: 0 } },
    {
      id: 'announced',
      token: { kind: 'announced', look: 'announced', layer: 'marker', values: [2, 1] },
    },
    { id: 'odds', markup: big(oddsBadge('3:1', ringColour.attack)) },
    { id: 'attacks', marks: ['attacks'] },
    {
      id: 'city',
      markup:
        '<g transform="translate(0 3) scale(1.4)"><path d="M0 -25 6.6 -8.6 24 -7.7 10.5 3.4 15 20 0 10.6 -15 20 -10.5 3.4 -24 -7.7 -6.6 -8.6Z" fill="#b3261a" stroke="#fff6da" stroke-width="3"/><text y="7" text-anchor="middle" font-size="19" font-weight="700" fill="#fff">5</text></g>',
    },
    {
      id: 'depot',
      markup:
        '<g transform="scale(2.4)"><circle r="8.4" fill="#dcae52" stroke="#3a2c00" stroke-width="1.4"/><path d="M-3.8 3.4v-4.4l2 -2.2h3.6l2 2.2v4.4z" fill="none" stroke="#241a04" stroke-width="1.5" stroke-linejoin="round"/></g>',
    },
    { id: 'far', markup: `<g opacity=".5">${ring('move', corners(34, true))}</g>` },
    {
      id: 'turns',
      markup:
        '<rect x="-22" y="-22" width="44" height="44" rx="6" fill="#1d231a"/><text y="4" text-anchor="middle" font-size="24" font-weight="700" fill="#bdbaa6">4</text><path d="M-17 10h10l-5 7z" fill="#a9d48a"/><path d="M7 17h10l-5 -7z" fill="#f0a030"/>',
    },
  ],
  memoir: [
    { id: 'ordered', marks: ['ordered'] },
    { id: 'spent', marks: ['ordered', 'fought'] },
    ...FACES.map((die) => ({ id: die, die })),
  ],
  crescent: [
    { id: 'exhausted-red', marks: ['exhausted', 'exhausted-red'] },
    { id: 'exhausted-black', marks: ['exhausted', 'exhausted-black'] },
    { id: 'cubes', markup: `<g transform="scale(1.9)">${orderChip(TWO_CUBES)}</g>` },
    { id: 'withdraw', markup: ring('retreat', SQUARE) },
    {
      id: 'used',
      markup:
        '<rect x="-26" y="-19" width="52" height="38" rx="8" fill="#f6f0dc"/><path d="M-15 -9h18v18h-18zM-6 -9v18M-15 0h18M12 0h8M16 -4v8" fill="none" stroke="#3a2c1a" stroke-width="2.4"/>',
    },
    {
      id: 'middle',
      markup:
        '<path d="M-36 -14h72v28h-72z" fill="#d9c48f"/><path d="M-36 0h72" stroke="#8e2c1c" stroke-width="3" stroke-dasharray="10 7"/>',
    },
    {
      id: 'sums',
      markup:
        '<rect x="-23" y="-13" width="46" height="26" rx="13" fill="#b32d12" stroke="#fff" stroke-width="2"/><text y="7" text-anchor="middle" font-size="19" font-weight="700" fill="#fff">3:1</text>',
    },
  ],
  panzer: [
    { id: 'fire', markup: big(pill('8:4 ←1:7', ringColour.attack)) },
    { id: 'odds', markup: big(oddsBadge('15:5', ringColour.attack)) },
    { id: 'support', markup: big(pill('+2', '#1d6b3c')) },
  ],
  quartermaster: [
    { id: 'star', markup: `<g transform="scale(2)">${supplyStar()}</g>` },
    { id: 'strait-axis', token: strait('axis') },
    { id: 'strait-allies', token: strait('allies') },
    {
      id: 'fed',
      markup:
        '<circle r="27" fill="none" stroke="#08795a" stroke-width="4.5" stroke-dasharray="1 8" stroke-linecap="round"/><circle r="8" fill="#08795a" stroke="#fff" stroke-width="2"/>',
    },
    { id: 'unsupplied', token: ARMY, marks: ['unsupplied'] },
    { id: 'leaving', token: ARMY, marks: ['leaving'] },
    { id: 'protected', token: ARMY, marks: ['protected'] },
  ],
};
