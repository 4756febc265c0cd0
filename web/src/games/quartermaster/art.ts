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

/** Small seas have no room for a name below their pieces; in the Pacific names would meet at the edge. */
const NAMED: Record<string, readonly [number, number, number?]> = {
  baltic_sea: [614, 217],
  mediterranean: [684, 469],
  north_sea: [402, 317],
  sea_of_japan: [1260, 376, 10],
  south_china_sea: [1176, 597],
  east_pacific: [1570, 688],
  southeast_pacific: [80, 832],
};

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
  named: (space) => NAMED[space.id],
  label: (space) => (isSea(space) ? 'water' : 'place'),
  card: drawCard,
  die: () => '',
};
