// An area map: seas with pale coasts, land on its own paper, borders that both neighbours share.

import type { Layout, Place } from '../board/layout';
import { mix, n1 } from './basics';
import type { GameArt } from './game';
import type { Pt } from './hex';
import { closed } from './maps';

const HALOS = [[52, 0.14], [30, 0.18], [14, 0.28]];

/** Whether a point lies on the frame of the map, where lines go on at the other edge. */
const onFrame = (layout: Layout, [x, y]: Pt): boolean => x <= 0.5 || y <= 0.5 || x >= layout.width - 0.5 || y >= layout.height - 0.5;

const shape = (place: Place): string => closed(place.outline.map(([x, y]): Pt => [place.x + x, place.y + y]));

export const isSea = (place: Place, art: GameArt): boolean => art.sea?.(place.space) ?? false;

export const landPath = (layout: Layout, art: GameArt): string => layout.places.filter(p => !isSea(p, art)).map(shape).join('');

/** Below the paper of the land: borders of seas, coasts, the shadow of the land. */
export function seaMarkup(layout: Layout, art: GameArt): string {
  const seas = layout.places.filter(p => isSea(p, art));
  const land = landPath(layout, art);
  const tints = seas.map(p => `<path d="${shape(p)}" fill="${art.ground(p.space)}" opacity=".2"/>`).join('');
  const borders = seas.map(shape).join('');
  const halos = HALOS.map(([width, opacity]) => `<path d="${land}" fill="none" stroke="#f4fbf6" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`).join('');
  return (
    `${tints}<path d="${borders}" fill="none" stroke="#2f6570" stroke-width="1.8" stroke-dasharray="2 5.4" stroke-linecap="round" opacity=".85"/>` +
    `${halos}<path d="${land}" transform="translate(2 3)" fill="#1d2b22" opacity=".38"/>`
  );
}

/** On the paper of the land: tints, the shade along the coast, double borders. */
export function landMarkup(layout: Layout, art: GameArt, contrast: boolean): string {
  const lands = layout.places.filter(p => !isSea(p, art));
  const shapes = lands.map(shape);
  const land = shapes.join('');
  const tints = lands.map((p, i) => `<path d="${shapes[i]}" fill="${art.ground(p.space)}" opacity="${contrast ? 1 : 0.72}"/>`).join('');
  const shades = lands.map((p, i) => `<clipPath id="a${i}"><path d="${shapes[i]}"/></clipPath><path d="${shapes[i]}" clip-path="url(#a${i})" fill="none" stroke="${mix(art.ground(p.space), '#5a4320', 0.55)}" stroke-width="9" opacity=".5" filter="url(#soft)"/>`).join('');
  return (
    `<defs><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="4"/></filter></defs>${tints}${contrast ? '' : shades}` +
    `<path d="${land}" fill="none" stroke="#fff6da" stroke-width="2.6" stroke-linejoin="round" opacity=".75"/>` +
    `<path d="${land}" fill="none" stroke="#3d2f17" stroke-width="${contrast ? 2 : 1.3}" stroke-dasharray="4 2.4" stroke-linejoin="round"/>` +
    coast(lands, layout)
  );
}

/** Where land meets no other land, its line is whole and strong. */
function coast(lands: Place[], layout: Layout): string {
  const key = (p: Pt, q: Pt): string => [p, q].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).sort().join(' ');
  const sides = new Map<string, { a: Pt; b: Pt; count: number }>();
  for (const place of lands) {
    const line = place.outline.map(([x, y]): Pt => [place.x + x, place.y + y]);
    line.forEach((a, i) => {
      const b = line[(i + 1) % line.length];
      const known = sides.get(key(a, b));
      sides.set(key(a, b), { a, b, count: (known?.count ?? 0) + 1 });
    });
  }
  const d = [...sides.values()].filter(s => s.count === 1 && !(onFrame(layout, s.a) && onFrame(layout, s.b))).map(({ a, b }) => `M${n1(a[0])} ${n1(a[1])}L${n1(b[0])} ${n1(b[1])}`).join('');
  return `<path d="${d}" fill="none" stroke="#3d2f17" stroke-width="2.2" stroke-linecap="round"/>`;
}

/** A brass disc with a dark star: a place that counts. */
export const supplyStar = (): string =>
  '<circle r="12.5" fill="#3a2c00"/><circle r="11" fill="#dcae52" stroke="#f6dd9c" stroke-width="1.4"/><path d="M0 -7.4L2.2 -2.3L7.6 -1.9L3.5 1.7L4.8 7L0 4.1L-4.8 7L-3.5 1.7L-7.6 -1.9L-2.2 -2.3Z" fill="#2c1f05"/>';
