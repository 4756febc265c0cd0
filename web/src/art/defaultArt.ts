// Art for a game that has none of its own, made from shared drawings by the names in its data.

import { ship, vehicle } from './armies';
import { mix, type Tone } from './basics';
import './coastlines';
import { counter, counterChip, nato, type Counter } from './counters';
import { writtenDie } from './dice';
import { alongSides, betweenCentres, borders } from './edges';
import { crossEmblem, plainEmblem, starEmblem, supplyStar } from './emblems';
import type { CardFace, GameArt } from './gameArt';
import { papers } from './paper';
import { rail, road, water } from './strokes';
import { tower } from './towers';
import { ground, groundOf, isSea, terrain } from './terrain';
import type { Board, BookEntry, Token } from '../net/protocol';

const TONES: Tone[] = [
  { base: '#5b7a42', light: '#93b06f', dark: '#33471f' },
  { base: '#5f7184', light: '#9fb1c2', dark: '#303b46' },
  { base: '#8e3a2c', light: '#c9765f', dark: '#4d1a12' },
  { base: '#3d5f86', light: '#86a8cc', dark: '#1b3048' },
  { base: '#8a6418', light: '#d0a24a', dark: '#573c06' },
  { base: '#6b5487', light: '#a58cc4', dark: '#45335c' },
];

/** The colours of a name, always the same ones. */
export function toneFor(name: string): Tone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return TONES[sum % TONES.length];
}

function look(token: Token): Pick<Counter, 'ground' | 'ink' | 'stripe' | 'code'> {
  const tone = toneFor(token.nation || token.side || '');
  return {
    ground: tone.base,
    ink: '#fffaf0',
    stripe: tone.dark,
    code: (token.nation || token.side || '').slice(0, 3).toUpperCase(),
  };
}

const SYMBOLS: [RegExp, keyof typeof nato][] = [
  [/mech|motor/, 'mechanised'],
  [/arm|tank|panzer/, 'armour'],
  [/cav/, 'cavalry'],
  [/art|gun/, 'artillery'],
  [/mount/, 'mountain'],
  [/hq|head|command/, 'headquarters'],
  [/truck|suppl|depot/, 'supply'],
  [/fight|bomb|air|plane/, 'fighter'],
  [/fort/, 'fortress'],
];

/** The symbol that a kind of unit is drawn with. */
export const symbolOf = (kind: string): keyof typeof nato =>
  SYMBOLS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'infantry';

const DISC = '<circle r="6"/>';

function token(board: Board['shape']): GameArt['token'] {
  return (piece, detail) => {
    const tone = toneFor(piece.side ?? '');
    if (piece.layer === 'marker' || piece.layer === 'piece')
      return `<circle r="13" fill="#15180f" fill-opacity=".9" stroke="${tone.light}" stroke-width="2"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${piece.strength || (piece.kind[0] ?? '').toUpperCase()}</text>`;
    if (board === 'area')
      return /nav|fleet|ship/.test(piece.kind + piece.look)
        ? ship(
            toneFor(piece.nation || piece.side || ''),
            (piece.nation ?? '').slice(0, 1).toUpperCase(),
          )
        : vehicle(
            toneFor(piece.nation || piece.side || ''),
            (piece.nation ?? '').slice(0, 1).toUpperCase(),
          );
    if (board === 'square' && !piece.values?.length)
      return tower(Math.max(1, Math.min(5, piece.strength ?? 1)), tone, DISC);
    if (detail === 'chip') return counterChip(look(piece), TONES.indexOf(tone) % 2 === 1);
    const marks = piece.marks ?? [];
    return counter({
      ...look(piece),
      symbol: symbolOf(piece.look || piece.kind),
      name: detail === 'full' ? (piece.badge ?? '') : '',
      size: '',
      values: (piece.values ?? (piece.strength ? [piece.strength] : [])).join('-'),
      reduced: marks.includes('reduced'),
      done: marks.includes('done') || marks.includes('moved'),
      outOfSupply: marks.some((mark) => /out-of-supply|unsupplied/.test(mark)),
    });
  };
}

const HEADS: CardFace['head'][] = ['order', 'tactic', 'event', 'reaction'];

function card(entry: BookEntry): CardFace {
  const kind = entry.marks?.[0] ?? '';
  const head = HEADS.find((h) => h === kind) ?? HEADS[kind.length % HEADS.length];
  const tone = toneFor(kind);
  return {
    head,
    picture: `<rect x="-54" y="-36" width="108" height="72" rx="5" fill="${mix(tone.light, '#efe6c8', 0.6)}"/><circle r="25" fill="#fff" fill-opacity=".45"/><g fill="none" stroke="${tone.dark}" stroke-width="3" transform="scale(1.5)">${nato[symbolOf(kind)]}</g>`,
  };
}

/** Drawings for a board of any shape. */
export function plainArt(shape: Board['shape']): GameArt {
  return {
    framed: shape === 'square',
    paper: shape === 'square' ? papers.tactical : papers.operational,
    sea: isSea,
    ground: (space) =>
      isSea(space)
        ? '#7fb0b8'
        : shape === 'area'
          ? mix(space.side ? toneFor(space.side).light : '#dfd1a6', '#e9e0c3', 0.4)
          : ground[groundOf(space.kinds?.[0] ?? '')],
    below: (layout) =>
      shape === 'hex'
        ? alongSides(layout, ['lake'], water(16)) +
          alongSides(layout, ['river'], water(6.4)) +
          alongSides(layout, ['great-river'], water(9))
        : '',
    terrain: (space, chance) =>
      shape === 'area'
        ? space.marks?.includes('supply')
          ? `<g transform="translate(26 -26)">${supplyStar()}</g>`
          : ''
        : isSea(space)
          ? ''
          : terrain[groundOf(space.kinds?.[0] ?? '')](chance, shape === 'square' ? 34 : 38),
    above: (layout) =>
      shape === 'area'
        ? ''
        : betweenCentres(layout, ['road'], road) +
          betweenCentres(layout, ['rail'], rail) +
          borders(layout, ['border']),
    tone: toneFor,
    emblem: (side) =>
      side ? [starEmblem, crossEmblem, plainEmblem][side.length % 3] : plainEmblem,
    token: token(shape),
    label: (space) =>
      isSea(space)
        ? 'water'
        : (space.marks ?? []).some((m) => /capital|major/.test(m))
          ? 'capital'
          : (space.marks ?? []).includes('city')
            ? 'city'
            : 'place',
    card,
    die: writtenDie,
  };
}
