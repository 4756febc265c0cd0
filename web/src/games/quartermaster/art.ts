// Everything that this game draws on the table.

import { mix } from '../../art/basics';
import '../../art/coastlines';
import { crossEmblem, plainEmblem, starEmblem, supplyStar } from '../../art/emblems';
import type { GameArt } from '../../art/gameArt';
import { papers } from '../../art/paper';
import type { Space } from '../../net/protocol';
import { drawCard } from './cards';
import { drawToken, toneOf } from './pieces';

const isSea = (space: Space): boolean => space.kinds?.[0] === 'sea';
const PLAIN = ['#dccca4', '#e3d8a6', '#d6d2b4', '#dbc9a8'];

/** Home spaces are tinted in their country's colour; other land has plain paper tones. */
const ground = (space: Space): string => {
  if (isSea(space)) return '#6fa3ad';
  const home = space.zones?.[0];
  return home
    ? mix(toneOf(home).light, '#e9e0c3', 0.45)
    : PLAIN[Math.round(space.x) % PLAIN.length];
};

export const art: GameArt = {
  framed: false,
  paper: papers.operational,
  ground,
  below: () => '',
  terrain: (space) =>
    space.marks?.includes('star') ? `<g transform="translate(24 -24)">${supplyStar()}</g>` : '',
  above: () => '',
  tone: toneOf,
  emblem: (side) => (side === 'allies' ? starEmblem : side === 'axis' ? crossEmblem : plainEmblem),
  token: drawToken,
  sea: isSea,
  label: (space) => (isSea(space) ? 'water' : 'place'),
  card: drawCard,
  die: () => '',
};
