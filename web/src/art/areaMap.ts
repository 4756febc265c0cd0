// An area map: seas with pale coasts, land on its own paper, borders that both neighbours share.

import type { Layout, Place } from '../board/layout';
import { mix, n1 } from './basics';
import type { GameArt } from './gameArt';
import { chain, type Pt } from './hex';
import { closed } from './coastlines';

const SHADES = [
  [22, 0.1],
  [16, 0.12],
  [10, 0.14],
  [5, 0.16],
];
const HALOS = [
  [52, 0.14],
  [30, 0.18],
  [14, 0.28],
];

const NEAR = 0.5;
const OUTSIDE_PX = 99; // a line along the frame is not cut

/** Whether a side lies on the frame of the map, where nothing borders on it unless the map wraps. */
function onFrame(layout: Layout, a: Pt, b: Pt): boolean {
  const both = (is: (p: Pt) => boolean): boolean => is(a) && is(b);
  const ends = both(([, y]) => y <= NEAR) || both(([, y]) => y >= layout.height - NEAR);
  return (
    ends ||
    (!layout.board.wraps && (both(([x]) => x <= NEAR) || both(([x]) => x >= layout.width - NEAR)))
  );
}

const shape = (place: Place): string =>
  closed(place.outline.map(([x, y]): Pt => [place.x + x, place.y + y]));

interface Side {
  drawn: [Pt, Pt][];
  count: number;
}

const FIFTY = 50; // a unit of the board is told apart in so many parts
const ROW = 1 << 20;

/** The sides of some places, each once, with how many places share it; without those on the frame. */
function sidesOf(places: Place[], layout: Layout): Side[] {
  // The east and west edges of a map that wraps are the same line.
  const point = ([x, y]: Pt): number =>
    Math.round((layout.board.wraps && x >= layout.width - NEAR ? 0 : x) * FIFTY) * ROW +
    Math.round(y * FIFTY);
  const sides = new Map<number, Map<number, Side>>();
  for (const place of places) {
    const line = place.outline.map(([x, y]): Pt => [n1(place.x + x), n1(place.y + y)]);
    line.forEach((a, i) => {
      const b = line[(i + 1) % line.length];
      if (onFrame(layout, a, b) || (a[0] === b[0] && a[1] === b[1])) return;
      const [p, q] = [point(a), point(b)].sort((m, n) => m - n);
      const from = sides.get(p) ?? new Map<number, Side>();
      sides.set(p, from);
      const known = from.get(q);
      if (!known) from.set(q, { drawn: [[a, b]], count: 1 });
      else {
        known.count += 1;
        if (Math.abs(known.drawn[0][0][0] - a[0]) > 1 && Math.abs(known.drawn[0][1][0] - a[0]) > 1)
          known.drawn.push([a, b]);
      }
    });
  }
  return [...sides.values()].flatMap((from) => [...from.values()]);
}

/** Some of the sides, joined into long lines. */
const joined = (sides: Side[], wanted: (count: number) => boolean = () => true): string =>
  chain(sides.filter(({ count }) => wanted(count)).flatMap(({ drawn }) => drawn))
    .map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`)
    .join('');

/** The sides of one place in order, without those on the frame. */
function edgeOf(place: Place, layout: Layout): string {
  const line = place.outline.map(([x, y]): Pt => [n1(place.x + x), n1(place.y + y)]);
  return (
    line
      .map((a, i) => {
        const before = line[(i + line.length - 1) % line.length];
        return `${!i || onFrame(layout, before, a) ? 'M' : 'L'}${a[0]} ${a[1]}`;
      })
      .join('') +
    (onFrame(layout, line[line.length - 1], line[0]) ? '' : `L${line[0][0]} ${line[0][1]}`)
  );
}

const SMALL_SEA_PX = 125; // its width and its height

function isSmall(outline: Pt[]): boolean {
  const span = (axis: 0 | 1): number => {
    const all = outline.map((p) => p[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  return Math.max(span(0), span(1)) < SMALL_SEA_PX;
}

export const isSea = (place: Place, art: GameArt): boolean => art.sea?.(place.space) ?? false;

export const landPath = (layout: Layout, art: GameArt): string =>
  layout.places
    .filter((p) => !isSea(p, art))
    .map(shape)
    .join('');

/** For each sea what is not land, around the middle of the sea. */
export function waterClips(layout: Layout, art: GameArt): string {
  const [right, bottom] = [layout.width + OUTSIDE_PX, layout.height + OUTSIDE_PX];
  const around = `M${-OUTSIDE_PX} ${-OUTSIDE_PX}H${right}V${bottom}H${-OUTSIDE_PX}Z`;
  const seas = layout.places
    .filter((place) => isSea(place, art))
    .map(
      ({ space, x, y }) =>
        `<clipPath id="water-${space.id}"><use href="#water" transform="translate(${-x} ${-y})"/></clipPath>`,
    );
  return `<path id="water" clip-rule="evenodd" d="${around}${landPath(layout, art)}"/>${seas.join('')}`;
}

/** Below the paper of the land: borders of seas, coasts, the shadow of the land. */
export function seaMarkup(layout: Layout, art: GameArt): string {
  const seas = layout.places.filter((p) => isSea(p, art));
  const land = landPath(layout, art);
  const tints = seas
    .map((p) => `<path d="${shape(p)}" fill="${art.ground(p.space)}" opacity=".2"/>`)
    .join('');
  const edges = joined(sidesOf(seas, layout));
  const shore = joined(
    sidesOf(
      layout.places.filter((p) => !isSea(p, art)),
      layout,
    ),
    (count) => count === 1,
  );
  const halos = HALOS.map(
    ([width, opacity]) =>
      `<path d="${shore}" fill="none" stroke="#f4fbf6" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`,
  ).join('');
  // The pale coasts of a small sea meet in its middle: it keeps the colour of water all the same.
  const small = seas
    .filter((p) => isSmall(p.outline))
    .map((p) => `<path d="${shape(p)}" fill="${art.ground(p.space)}" opacity=".48"/>`)
    .join('');
  return (
    `${tints}<path d="${edges}" fill="none" stroke="#2f6570" stroke-width="1.8" stroke-dasharray="2 5.4" stroke-linecap="round" opacity=".85"/>` +
    `${halos}${small}<path d="${land}" transform="translate(2 3)" fill="#1d2b22" opacity=".38"/>`
  );
}

/** On the paper of the land: tints, the shade along the coast, double borders. */
export function landMarkup(layout: Layout, art: GameArt, contrast: boolean): string {
  const lands = layout.places.filter((p) => !isSea(p, art));
  const shapes = lands.map(shape);
  const sides = sidesOf(lands, layout);
  const between = joined(sides, (count) => count > 1);
  const edges = lands.map((p) => edgeOf(p, layout));
  const tints = lands
    .map(
      (p, i) =>
        `<path d="${shapes[i]}" fill="${art.ground(p.space)}" opacity="${contrast ? 1 : 0.72}"/>`,
    )
    .join('');
  // A soft shade along the inner edge: a few pale strokes, because a blur filter would take seconds.
  const shades = lands
    .map((p, i) => {
      const tone = mix(art.ground(p.space), '#5a4320', 0.55);
      const strokes = SHADES.map(
        ([width, opacity]) =>
          `<path d="${edges[i]}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`,
      ).join('');
      return `<clipPath id="a${i}"><path d="${shapes[i]}"/></clipPath><g clip-path="url(#a${i})">${strokes}</g>`;
    })
    .join('');
  return (
    `${tints}${contrast ? '' : shades}` +
    `<path d="${between}" fill="none" stroke="#fff6da" stroke-width="3" stroke-linejoin="round" opacity=".8"/>` +
    `<path d="${between}" fill="none" stroke="#3d2f17" stroke-width="${contrast ? 2 : 1.3}" stroke-dasharray="4 2.4" stroke-linejoin="round"/>` +
    // A coast is one strong line.
    `<path d="${joined(sides, (count) => count === 1)}" fill="none" stroke="#3d2f17" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}
