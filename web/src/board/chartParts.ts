// What the charts of all shapes share: how they are painted, drawings of terrain, lines.

import { n1, rng, seedOf } from '../art/basics';
import type { GameArt } from '../art/gameArt';
import type { Layout, Place } from './layout';

/** How a chart is painted. */
export interface Finish {
  /** With drawings of terrain, or tints only. */
  fine: boolean;
  /** A strong grid on plain paper. */
  contrast: boolean;
  /** The number of each space is printed. */
  numbers?: boolean;
  /** Leave out the ground tints, which a canvas paints much faster. */
  untinted?: boolean;
}

const placed = (place: Place, markup: string): string =>
  markup ? `<g transform="translate(${n1(place.x)} ${n1(place.y)})">${markup}</g>` : '';

export const svg = ({ width, height }: Layout, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

/** Drawings of all spaces, the farthest first. */
export const drawings = (layout: Layout, art: GameArt): string =>
  [...layout.places]
    .sort((a, b) => a.y - b.y)
    .map((p) => placed(p, art.terrain(p.space, rng(seedOf(p.space.id)), layout)))
    .join('');

/** Lines across the board by kind: limits of sections, borders, edges of tiles. */
const LINES: Record<string, string> = {
  tile: 'stroke="#4b3b1c" stroke-width="2.2" opacity=".6"',
  border: 'stroke="#8c1f3a" stroke-width="2.4" stroke-dasharray="9 3 2 3" opacity=".85"',
  lane: 'stroke="#2f6570" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" opacity=".8"',
};
const SECTION = 'stroke="#a3301c" stroke-width="2" stroke-dasharray="10 7" opacity=".6"';

export function lines(layout: Layout): string {
  return (layout.board.lines ?? [])
    .map((line) => {
      const at: string[] = [];
      for (let i = 0; i < line.points.length; i += 2) {
        const [x, y] = layout.turn([line.points[i], line.points[i + 1]]);
        at.push(`${n1(x)} ${n1(y)}`);
      }
      return `<path d="M${at.join('L')}" fill="none" ${LINES[line.kind] ?? SECTION}/>`;
    })
    .join('');
}
