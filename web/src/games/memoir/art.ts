// Everything that this game draws on the table.

import { n1 } from '../../art/basics';
import { crossEmblem, plainEmblem, starEmblem } from '../../art/emblems';
import type { GameArt } from '../../art/gameArt';
import { papers } from '../../art/paper';
import type { Layout, Place } from '../../board/layout';
import { drawCard } from './cards';
import { drawDie } from './dice';
import { drawTerrain, has, tint } from './ground';
import { drawToken, SIGN_SPOTS, toneOf } from './pieces';
import { drawWater } from './water';
import { bridge, bunker, exitArrow, hedgehogs, seaWall } from './works';

/** The direction of a bridge in degrees, counterclockwise; across the river if not given. */
function bridgeAngle(place: Place, layout: Layout): number {
  const given = place.space.art?.axis_deg;
  if (given) return -Number(given);
  const [a, b] = (place.space.art?.edges ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => layout.heading(name));
  return a && b ? (Math.atan2(a[1] - b[1], a[0] - b[0]) * 180) / Math.PI + 90 : 0;
}

function works(place: Place, layout: Layout): string {
  const { space } = place;
  const drawn: string[] = [];
  if (has(space, 'bridge')) {
    const long = layout.neighbours(place).some((p) => has(p.space, 'bridge')); // spans join without a gap
    drawn.push(
      `<g transform="rotate(${n1(bridgeAngle(place, layout))})${long ? ' scale(1.3 1)' : ''}">${bridge()}</g>`,
    );
  }
  if (has(space, 'sea_wall')) drawn.push(seaWall(layout.flip));
  if (has(space, 'bunker'))
    drawn.push(bunker(space.side ? toneOf(space.side) : undefined, facesAway(space.side, layout)));
  if (has(space, 'hedgehog')) drawn.push(hedgehogs());
  if (space.marks?.includes('exit')) drawn.push(exitArrow(outward(place, layout)));
  return drawn.length
    ? `<g transform="translate(${n1(place.x)} ${n1(place.y)})">${drawn.join('')}</g>`
    : '';
}

/** What belongs to the side at the near edge faces away from it. */
const facesAway = (side: string | undefined, layout: Layout): boolean =>
  !!side && !!layout.board.bottom && (side === layout.board.bottom) !== layout.flip;

/** Towards the nearest edge of the board. */
function outward(place: Place, layout: Layout): number {
  const ways = [
    [place.x, 180],
    [layout.width - place.x, 0],
    [place.y, -90],
    [layout.height - place.y, 90],
  ];
  return ways.sort((a, b) => a[0] - b[0])[0][1];
}

export const art: GameArt = {
  signs: SIGN_SPOTS,
  framed: true,
  paper: papers.tactical,
  ground: tint,
  below: drawWater,
  terrain: drawTerrain,
  above: (layout) => layout.places.map((place) => works(place, layout)).join(''),
  tone: toneOf,
  emblem: (side) => (side === 'allies' ? starEmblem : side === 'axis' ? crossEmblem : plainEmblem),
  token: drawToken,
  label: (space) => (['river', 'ocean'].includes(space.kinds?.at(-1) ?? '') ? 'water' : 'place'),
  card: drawCard,
  die: drawDie,
  dieRank: (face, target) =>
    face === 'grenade' || face === target?.look ? 0 : face === 'flag' ? 1 : 2,
};
