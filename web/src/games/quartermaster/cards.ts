// Pictures of the cards, 108 x 72 around the centre: what a card is about, in the colour of its
// country, with a small sign for its type.

import { mix, type Tone } from '../../art/basics';
import { ship, vehicle } from '../../art/armies';
import { star } from '../../art/figures';
import type { CardFace } from '../../art/gameArt';
import type { Names } from '../../board/types';
import type { BookEntry } from '../../net/protocol';
import { toneOf } from './pieces';

type Motif = (t: Tone) => string;

const PREFIXES: Record<string, string> = {
  ger: 'germany',
  uk: 'uk',
  jpn: 'japan',
  sov: 'ussr',
  ita: 'italy',
  usa: 'usa',
};
const FOE: Tone = { base: '#8a8371', light: '#bdb6a2', dark: '#4b4638' };

const put = (markup: string, x: number, y: number, k: number, mirror = false): string =>
  `<g transform="translate(${x} ${y}) scale(${mirror ? -k : k} ${k})">${markup}</g>`;
const sky = (t: Tone, land: string): string =>
  `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${mix(t.light, '#f2e8cc', 0.55)}"/><circle cy="4" r="32" fill="#fff6dc" opacity=".55"/><path d="M-54 20Q-26 10 0 15Q28 20 54 11V31q0 5 -5 5H-49q-5 0 -5 -5z" fill="${land}"/>`;
const LAND = '#a98f62';
const SEA = '#6f9fa9';

const burst = (x: number, y: number, k: number): string =>
  put(
    '<path d="M0 -16l4 8 9 -5 -4 9 11 3 -10 5 5 9 -10 -4 -4 10 -4 -9 -9 5 3 -9 -11 -4 10 -5 -6 -9 10 4z" fill="#d8641e" stroke="#5a1f08" stroke-width="1.4" stroke-linejoin="round"/><path d="M0 -8l2 5 6 -2 -3 5 4 3 -6 1 0 6 -3 -5 -6 3 2 -6 -5 -2 6 -2z" fill="#ffe07a"/>',
    x,
    y,
    k,
  );
const plane = (t: Tone, x: number, y: number, k: number, turn = 20): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" stroke="#15170f" stroke-width="1.2" stroke-linejoin="round"><path d="M-4 -2L-9 -22h7L8 -3M-4 2L-9 22h7L8 3" fill="${t.light}"/><path d="M-20 -2l-4 -8h4.6L-14 -2M-20 2l-4 8h4.6L-14 2" fill="${t.light}"/><path d="M-25 0Q-12 -5 8 -4.4Q20 -4 22 0Q20 4 8 4.4Q-12 5 -25 0z" fill="${t.base}"/><ellipse cx="4" rx="5" ry="2.3" fill="#cfe3e6"/></g>`;
const bomb = (x: number, y: number): string =>
  `<path transform="translate(${x} ${y}) rotate(14)" d="M-2.6 -7l2.6 2 2.6 -2v5q2 6 -2.6 9q-4.6 -3 -2.6 -9z" fill="#33363a" stroke="#15170f"/>`;
const sub = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-5 -6v-8h12l3 8" fill="${t.light}"/><path d="M1 -14v-9h6" fill="none" stroke-width="2"/><path d="M-30 0q6 -7 22 -7h20q14 0 20 7q-6 7 -20 7h-20q-16 0 -22 -7z" fill="${t.base}"/><circle cx="-8" r="1.8" fill="${t.dark}"/><circle cx="0" r="1.8" fill="${t.dark}"/><circle cx="8" r="1.8" fill="${t.dark}"/></g>`,
    x,
    y,
    k,
  );
const house = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-22 12V-6l10 6v-6l10 6v-6l10 6V12z" fill="${t.base}"/><rect x="8" y="-22" width="6" height="34" fill="${t.dark}"/><path d="M11 -24q6 -6 0 -10" fill="none" stroke="#6d675a" stroke-width="3.4" stroke-linecap="round" opacity=".7"/><path d="M-17 4h5M-7 4h5M3 4h4" stroke="#ffe9a8" stroke-width="3"/></g>`,
    x,
    y,
    k,
  );
const shield = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<path d="M0 -20l17 6v12q0 15 -17 22q-17 -7 -17 -22v-12z" fill="${t.base}" stroke="#15170f" stroke-width="1.5"/><path d="M0 -15v30" stroke="${t.light}" stroke-width="3"/><path d="M-12 -4h24" stroke="${t.light}" stroke-width="3"/>`,
    x,
    y,
    k,
  );
const paper = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><rect x="-17" y="-22" width="34" height="44" rx="2" fill="#f6f0dc"/><path d="M-11 -14h22M-11 -7h22M-11 0h14" fill="none" stroke="#8a8371" stroke-width="2"/><circle cx="8" cy="12" r="7" fill="${t.base}"/><polygon points="${star(4)}" transform="translate(8 12)" fill="${t.light}"/></g>`,
    x,
    y,
    k,
  );
const radio = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><rect x="-22" y="-6" width="44" height="26" rx="3" fill="${t.base}"/><circle cx="-9" cy="7" r="8" fill="${t.light}"/><path d="M5 0h12M5 6h12M5 12h12" stroke="${t.light}" stroke-width="2"/><path d="M14 -6L22 -24" fill="none" stroke-width="2"/><path d="M-20 -16q6 -7 12 0M-17 -11q3 -4 6 0" fill="none" stroke-width="1.8"/></g>`,
    x,
    y,
    k,
  );
const bag = (t: Tone, x: number, y: number, k: number): string =>
  put(
    `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M-8 -14h16l-4 7q12 6 12 18q0 10 -16 10t-16 -10q0 -12 12 -18z" fill="${t.light}"/><path d="M-7 -7h14" stroke="${t.dark}" stroke-width="2.4"/><polygon points="${star(7)}" transform="translate(0 8)" fill="#dcae52"/></g>`,
    x,
    y,
    k,
  );
const rails = (x: number, y: number, k: number): string =>
  put(
    '<path d="M-40 18L-4 -14M40 18L4 -14" stroke="#4b4133" stroke-width="3"/><path d="M-30 12h60M-22 4h44M-14 -4h28M-8 -10h16" stroke="#6d5230" stroke-width="3"/>',
    x,
    y,
    k,
  );
const snow = Array.from(
  { length: 22 },
  (_, i) =>
    `<circle cx="${((i * 37) % 104) - 52}" cy="${((i * 53) % 66) - 34}" r="${1.2 + (i % 3) * 0.6}" fill="#fff" opacity=".9"/>`,
).join('');
const crowd = (t: Tone): string =>
  [-26, -9, 8, 25]
    .map((x, i) =>
      put(
        `<circle cy="-12" r="5.4" fill="#e8c9a0" stroke="#15170f"/><path d="M-8 12q0 -17 8 -17t8 17z" fill="${i % 2 ? t.base : t.light}" stroke="#15170f" stroke-width="1.2"/>`,
        x,
        12 - (i % 2) * 4,
        1,
      ),
    )
    .join('');
const tank = (t: Tone, x: number, y: number, k: number, mirror = false): string =>
  put(vehicle(t, ''), x, y, k, mirror);
const boat = (t: Tone, x: number, y: number, k: number, mirror = false): string =>
  put(ship(t, ''), x, y, k, mirror);
const plus =
  '<g transform="translate(38 -20)"><circle r="9" fill="#1b6fc4" stroke="#fff" stroke-width="2"/><path d="M-4.4 0h8.8M0 -4.4v8.8" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g>';
const medal = `<polygon points="${star(13)}" fill="#dcae52" stroke="#6d4f16" stroke-width="1.4" stroke-linejoin="round"/>`;

const MOTIFS: Record<string, Motif> = {
  build_army: (t) => sky(t, LAND) + tank(t, 0, 8, 1.35) + plus,
  build_navy: (t) => sky(t, SEA) + boat(t, 0, 8, 1.3) + plus,
  land_battle: (t) =>
    sky(t, LAND) + tank(t, -24, 12, 1) + tank(FOE, 26, 12, 0.95, true) + burst(2, -4, 0.8),
  sea_battle: (t) =>
    sky(t, SEA) + boat(t, -24, 12, 0.95) + boat(FOE, 28, 12, 0.9, true) + burst(3, -6, 0.8),
  tanks: (t) => sky(t, LAND) + tank(t, 18, -2, 0.8) + tank(t, -14, 14, 1.25),
  fleet: (t) => sky(t, SEA) + boat(t, 20, 0, 0.75) + boat(t, -12, 14, 1.15),
  sub: (t) => sky(t, SEA) + sub(t, 0, 12, 1.25),
  bombers: (t) =>
    sky(t, LAND) + burst(24, 22, 0.7) + bomb(-2, 4) + bomb(12, 10) + plane(t, -14, -10, 1, 14),
  fighters: (t) => sky(t, LAND) + plane(t, -20, 6, 0.85, -14) + plane(t, 20, -10, 0.85, -14),
  factory: (t) => sky(t, LAND) + house(t, -14, 12, 1.15) + house(t, 24, 14, 0.85),
  yard: (t) => sky(t, SEA) + house(t, -26, 6, 0.9) + boat(t, 20, 12, 1),
  shield: (t) => sky(t, LAND) + tank(t, -18, 14, 1) + shield(t, 24, 0, 1.05),
  shield_sea: (t) => sky(t, SEA) + boat(t, -16, 14, 1) + shield(t, 28, -2, 1),
  treaty: (t) => sky(t, LAND) + paper(t, 0, 0, 1.15),
  code: (t) => sky(t, LAND) + radio(t, 0, 2, 1.2),
  plunder: (t) => sky(t, LAND) + bag(t, 0, 4, 1.35),
  rails: (t) => sky(t, LAND) + rails(0, 12, 1.1) + tank(t, 0, 2, 0.8),
  winter: (t) => sky(t, '#dfe6e4') + tank(FOE, 6, 14, 1.15) + snow,
  people: (t) => sky(t, LAND) + crowd(t),
  reward: (t) => sky(t, LAND) + `<g transform="translate(0 2) scale(1.5)">${medal}</g>`,
  landing: (t) => sky(t, SEA) + boat(t, -22, 6, 0.8) + tank(t, 22, 16, 0.9),
  base: (t) =>
    sky(t, SEA) +
    `<path d="M2 24q8 -16 26 -16t24 12v12q0 4 -4 4H4z" fill="${LAND}"/>` +
    tank(t, 28, 8, 0.7) +
    boat(t, -22, 16, 0.85),
};

/** What a card is about; a card that is not listed shows its type. */
const ABOUT: Record<string, string[]> = {
  sub: ['submarines', 'decima_mas'],
  bombers: ['bomber', 'dive_bombers', 'flying_fortress', 'v_weapons', 'firestorm'],
  fighters: ['jet_fighters', 'skilled_pilots', 'raf', 'radar', 'volunteer_group', 'kamikaze'],
  factory: [
    'production',
    'abundant',
    'iron_ore',
    'balkan_resources',
    'flexible',
    'rosie',
    'arsenal',
    'shvernik',
    'manpower',
    'directorate',
  ],
  yard: ['shipyards', 'battleship_repair', 'aircraft_carriers'],
  shield: [
    'stalingrad',
    'leningrad',
    'sov_moscow',
    'monte_cassino',
    'defensive',
    'kwantung',
    'atlantic_wall',
    'volkssturm',
    'ketsu',
  ],
  shield_sea: ['destroyers', 'truk'],
  treaty: [
    'treaty',
    'linlithgow',
    'mackenzie',
    'smuts',
    'king_peter',
    'commonwealth',
    'co_prosperity',
    'imperial_designs',
    'impero',
    'dictatorships',
    'lend_lease',
    'anti_communist',
  ],
  code: ['enigma', 'magic', 'superior_planning', 'division_azul', 'loyal'],
  plunder: ['plunder'],
  rails: ['trans_siberian', 'autobahn', 'theater_shift', 'ledo_burma', 'murmansk'],
  winter: ['general_winter', 'rasputitsa', 'scorched'],
  people: [
    'conscription',
    'conscripts',
    'partisan',
    'tito',
    'mao',
    'free_france',
    'resistance',
    'motherland',
    'free_french',
    'guards',
    'rationing',
    'guns_and_butter',
    'romanian',
  ],
  landing: [
    'naval_landing',
    'amphibious',
    'transport',
    'singapore',
    'afrika',
    'east_africa',
    'dutch',
    'pearl_harbor',
  ],
  base: ['forward_bases'],
  fleet: ['royal_navy', 'wolf_packs', 'regia_marina', 'mare_nostrum', 'surprise_attack'],
  tanks: [
    'blitzkrieg',
    'broad_front',
    'bias_for_action',
    'banzai',
    'frontal',
    'bravado',
    'patton',
    'offensive',
    'vasilevsky',
    'artillery',
    'attacks_communists',
    'german_aid',
    'german_reinforcements',
  ],
};
const BY_TYPE: Record<string, string> = {
  'build-army': 'build_army',
  'build-navy': 'build_navy',
  'land-battle': 'land_battle',
  'sea-battle': 'sea_battle',
  'economic-warfare': 'sub',
  event: 'treaty',
  status: 'reward',
  response: 'shield',
};

export function motifOf(entry: BookEntry): string {
  const id = entry.id.replace(/^card:/, '');
  const type = (entry.marks ?? []).find((mark) => mark in BY_TYPE) ?? 'event';
  if ((entry.marks ?? []).includes('basic')) return BY_TYPE[type];
  return (
    Object.keys(ABOUT).find((motif) => ABOUT[motif].some((word) => id.includes(word))) ??
    BY_TYPE[type]
  );
}

// The type is on the top of the card and, as a sign, in the corner: a standard for Status, a clock for Response.
const SIGNS: Record<string, string> = {
  status:
    '<path d="M-5 8V-8M-5 -7h11l-3 4 3 4H-5" fill="#fff" stroke="#15170f" stroke-width="1.6" stroke-linejoin="round"/>',
  response:
    '<circle r="7" fill="#fff" stroke="#15170f" stroke-width="1.6"/><path d="M0 -4v4l3 2" fill="none" stroke="#15170f" stroke-width="1.6" stroke-linecap="round"/>',
  event:
    '<path d="M0 -8L2.6 -2.4H8L3.6 1.2L5.2 7L0 3.6L-5.2 7L-3.6 1.2L-8 -2.4h5.4z" fill="#fff" stroke="#15170f" stroke-width="1.4"/>',
  'economic-warfare':
    '<circle r="7.4" fill="#fff" stroke="#15170f" stroke-width="1.6"/><path d="M-3 4L3 -4M3 4L-3 -4" stroke="#a3301c" stroke-width="2.2" stroke-linecap="round"/>',
};
const HEADS: Record<string, CardFace['head']> = {
  status: 'event',
  response: 'reaction',
  event: 'tactic',
  'economic-warfare': 'tactic',
};

const LETTER_WIDTH = 4.6;
const MOST_WIDE = 86; // from beside the sign to the edge of the picture
/** A sign alone says nothing to whoever sees it for the first time: beside it stands what it means. */
function typeName(type: string, words: Names | undefined): string {
  const key = `card-kind-${type}`;
  const name = SIGNS[type] && words?.has?.(key) ? words.text?.(key) : '';
  if (!name) return '';
  const width = Math.min(MOST_WIDE, name.length * LETTER_WIDTH + 8);
  return `<g transform="translate(-33 -22)"><rect y="-6.5" width="${width}" height="13" rx="6.5" fill="#15170fd9"/><text x="${width / 2}" y="3.2" text-anchor="middle" font-size="9" font-weight="600" style="font-family:var(--f-num)" fill="#fff6df" textLength="${width - 8}" lengthAdjust="spacingAndGlyphs">${name}</text></g>`;
}

export function drawCard(entry: BookEntry, words?: Names): CardFace {
  const country = PREFIXES[entry.id.replace(/^card:/, '').split('_')[0]] ?? '';
  const type = (entry.marks ?? []).find((mark) => mark in BY_TYPE) ?? 'event';
  const sign = SIGNS[type] ? `<g transform="translate(-43 -22)">${SIGNS[type]}</g>` : '';
  return {
    head: HEADS[type] ?? 'order',
    picture: MOTIFS[motifOf(entry)](toneOf(country)) + sign + typeName(type, words),
    owner: country,
  };
}
