// Everything that this game draws on the table.

import { waterClips } from '../../art/areaMap';
import { mix } from '../../art/basics';
import '../../art/coastlines';
import { crossEmblem, plainEmblem, starEmblem, supplyStar } from '../../art/emblems';
import type { GameArt } from '../../art/gameArt';
import { papers } from '../../art/paper';
import type { Space } from '../../net/protocol';
import { drawCard } from './cards';
import { drawToken, toneOf } from './pieces';

const isSea = (space: Space): boolean => space.kinds?.[0] === 'sea';
const PLAIN = '#ddd1aa';

/** Home spaces are tinted in their country's colour; a tint of other land would mean nothing. */
const ground = (space: Space): string => {
  if (isSea(space)) return '#6fa3ad';
  const home = space.zones?.[0];
  return home ? mix(toneOf(home).light, '#e9e0c3', 0.3) : PLAIN;
};

const prize = (space: Space): string =>
  space.marks?.includes('star') ? `<g transform="translate(24 -24)">${supplyStar()}</g>` : '';

export const art: GameArt = {
  framed: false,
  paper: papers.operational,
  ground,
  below: () => '',
  terrain: prize,
  prize,
  above: () => '',
  tone: toneOf,
  emblem: (side) => (side === 'allies' ? starEmblem : side === 'axis' ? crossEmblem : plainEmblem),
  token: drawToken,
  cutOpen: -0.046, // in the Pacific, east of Hawaii: Europe stands in the middle
  sea: isSea,
  clips: (layout) => waterClips(layout, art),
  label: (space) => (isSea(space) ? 'water' : 'place'),
  card: drawCard,
  die: () => '',
};
