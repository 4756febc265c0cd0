// The chart of an area map: the sea below, the paper of the land on it, borders and things above.
// Only such boards load it.

import { landMarkup, landPath, seaMarkup } from '../art/areaMap';
import type { GameArt } from '../art/gameArt';
import { papers, type PaperTone } from '../art/paper';
import { drawings, lines, svg, type Finish } from './chartParts';
import type { Layout } from './layout';

export { landPath };

/** An area map in one picture, on plain paper. */
export function wholeArea(layout: Layout, art: GameArt, finish: Finish): string {
  const tint = (tone: PaperTone): string => `rgb(${tone.base.join()})`;
  const [below, above] = areaMarkup(layout, art, finish).map((picture) =>
    picture.replace(/^<svg[^>]*>|<\/svg>$/g, ''),
  );
  return `<rect width="100%" height="100%" fill="${tint(papers.sea)}"/>${below}<path d="${landPath(layout, art)}" fill="${tint(art.paper)}"/>${above}`;
}

/** An area map in its two parts: below and above the paper of the land. */
export function areaMarkup(
  layout: Layout,
  art: GameArt,
  { fine, contrast }: Finish,
): [string, string] {
  const things = (fine ? drawings(layout, art) : '') + art.above(layout);
  // What is at one edge of an endless map also shows at the other.
  const again = layout.board.wraps
    ? [-layout.width, layout.width]
        .map((x) => `<g transform="translate(${x})">${things}</g>`)
        .join('')
    : '';
  return [
    svg(layout, seaMarkup(layout, art) + art.below(layout)),
    svg(layout, landMarkup(layout, art, contrast) + things + again + lines(layout)),
  ];
}
