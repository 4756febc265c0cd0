// An area map: seas with pale coasts, land on its own paper, borders that both neighbours share.

import type { Layout, Place } from '../board/layout';
import { mix, n1 } from './basics';
import type { GameArt } from './game';
import { chain, type Pt } from './hex';
import { closed } from './maps';

const HALOS = [[52, 0.14], [30, 0.18], [14, 0.28]];

const NEAR = 0.5;

/** Whether a side lies on the frame of the map: no border of anything, unless the map goes on there. */
function onFrame(layout: Layout, a: Pt, b: Pt): boolean {
  const both = (is: (p: Pt) => boolean): boolean => is(a) && is(b);
  const ends = both(([, y]) => y <= NEAR) || both(([, y]) => y >= layout.height - NEAR);
  return ends || (!layout.board.wraps && (both(([x]) => x <= NEAR) || both(([x]) => x >= layout.width - NEAR)));
}

const shape = (place: Place): string => closed(place.outline.map(([x, y]): Pt => [place.x + x, place.y + y]));

/** The sides of some places, each once and joined to long lines; those on the frame are none. */
function borders(places: Place[], layout: Layout, wanted: (count: number) => boolean = () => true): string {
  // The two edges of a map that goes on behind them are the same line.
  const across = (x: number): number => (layout.board.wraps && x >= layout.width - NEAR ? 0 : x);
  const key = (p: Pt, q: Pt): string => [p, q].map(([x, y]) => `${across(x).toFixed(1)},${y.toFixed(1)}`).sort().join(' ');
  const sides = new Map<string, { drawn: Map<string, [Pt, Pt]>; count: number }>();
  for (const place of places) {
    const line = place.outline.map(([x, y]): Pt => [n1(place.x + x), n1(place.y + y)]);
    line.forEach((a, i) => {
      const b = line[(i + 1) % line.length];
      if (onFrame(layout, a, b) || `${a}` === `${b}`) return;
      const known = sides.get(key(a, b)) ?? { drawn: new Map<string, [Pt, Pt]>(), count: 0 };
      known.count += 1;
      known.drawn.set([a, b].map(String).sort().join(' '), [a, b]);
      sides.set(key(a, b), known);
    });
  }
  const lines = chain([...sides.values()].filter(({ count }) => wanted(count)).flatMap(({ drawn }) => [...drawn.values()]));
  return lines.map(line => `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`).join('');
}

export const isSea = (place: Place, art: GameArt): boolean => art.sea?.(place.space) ?? false;

export const landPath = (layout: Layout, art: GameArt): string => layout.places.filter(p => !isSea(p, art)).map(shape).join('');

/** Below the paper of the land: borders of seas, coasts, the shadow of the land. */
export function seaMarkup(layout: Layout, art: GameArt): string {
  const seas = layout.places.filter(p => isSea(p, art));
  const land = landPath(layout, art);
  const tints = seas.map(p => `<path d="${shape(p)}" fill="${art.ground(p.space)}" opacity=".2"/>`).join('');
  const edges = borders(seas, layout);
  const shore = borders(layout.places.filter(p => !isSea(p, art)), layout, count => count === 1);
  const halos = HALOS.map(([width, opacity]) => `<path d="${shore}" fill="none" stroke="#f4fbf6" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`).join('');
  return (
    `${tints}<path d="${edges}" fill="none" stroke="#2f6570" stroke-width="1.8" stroke-dasharray="2 5.4" stroke-linecap="round" opacity=".85"/>` +
    `${halos}<path d="${land}" transform="translate(2 3)" fill="#1d2b22" opacity=".38"/>`
  );
}

/** On the paper of the land: tints, the shade along the coast, double borders. */
export function landMarkup(layout: Layout, art: GameArt, contrast: boolean): string {
  const lands = layout.places.filter(p => !isSea(p, art));
  const shapes = lands.map(shape);
  const between = borders(lands, layout, count => count > 1);
  const edges = lands.map(p => borders([p], layout));
  const tints = lands.map((p, i) => `<path d="${shapes[i]}" fill="${art.ground(p.space)}" opacity="${contrast ? 1 : 0.72}"/>`).join('');
  const shades = lands.map((p, i) => `<clipPath id="a${i}"><path d="${shapes[i]}"/></clipPath><path d="${edges[i]}" clip-path="url(#a${i})" fill="none" stroke="${mix(art.ground(p.space), '#5a4320', 0.55)}" stroke-width="9" opacity=".5" filter="url(#soft)"/>`).join('');
  return (
    `<defs><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="4"/></filter></defs>${tints}${contrast ? '' : shades}` +
    `<path d="${between}" fill="none" stroke="#fff6da" stroke-width="3" stroke-linejoin="round" opacity=".8"/>` +
    `<path d="${between}" fill="none" stroke="#3d2f17" stroke-width="${contrast ? 2 : 1.3}" stroke-dasharray="4 2.4" stroke-linejoin="round"/>` +
    // Where land meets no other land, its line is whole and strong.
    `<path d="${borders(lands, layout, count => count === 1)}" fill="none" stroke="#3d2f17" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

/** A brass disc with a dark star: a place that counts. */
export const supplyStar = (): string =>
  '<circle r="12.5" fill="#3a2c00"/><circle r="11" fill="#dcae52" stroke="#f6dd9c" stroke-width="1.4"/><path d="M0 -7.4L2.2 -2.3L7.6 -1.9L3.5 1.7L4.8 7L0 4.1L-4.8 7L-3.5 1.7L-7.6 -1.9L-2.2 -2.3Z" fill="#2c1f05"/>';
