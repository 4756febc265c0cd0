// The static part of a map, painted once per zoom band: paper, ground, water, terrain, grid and
// lines. No text: an SVG image cannot use the fonts of the page.

import { landMarkup, landPath, seaMarkup } from '../art/areaMap';
import { n1, rng, seedOf } from '../art/basics';
import type { GameArt } from '../art/gameArt';
import { paper, papers, type PaperTone } from '../art/paper';
import type { Layout, Place } from './layout';

export interface Margin {
  x: number;
  top: number;
  bottom: number;
}

/** Room around the spaces for the frame and its text (`headed`: names along the top); slim on a small screen. */
export function marginOf(art: GameArt, slim: boolean, headed: boolean): Margin {
  if (!art.framed) return { x: 0, top: 0, bottom: 0 };
  if (slim) return { x: 18, top: headed ? 46 : 18, bottom: 18 };
  return { x: 46, top: headed ? 50 : 30, bottom: 46 };
}

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

const MOST_PIXELS = 16_000_000;

function pathOf(place: Place): string {
  return `M${place.outline.map(([x, y]) => `${n1(place.x + x)} ${n1(place.y + y)}`).join('L')}Z`;
}

const placed = (place: Place, markup: string): string =>
  markup ? `<g transform="translate(${n1(place.x)} ${n1(place.y)})">${markup}</g>` : '';

const svg = ({ width, height }: Layout, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

/** Drawings of all spaces, the farthest first. */
const drawings = (layout: Layout, art: GameArt): string =>
  [...layout.places]
    .sort((a, b) => a.y - b.y)
    .map((p) => placed(p, art.terrain(p.space, rng(seedOf(p.space.id)), layout)))
    .join('');

const tintRadius = (layout: Layout): number => (layout.board.shape === 'square' ? 36 : 40);

const GROUND_SCALE = 0.25; // blurred tints need few pixels

/** The blurred ground of all spaces, as a small image. */
function tintsOf(layout: Layout, art: GameArt): HTMLCanvasElement {
  const small = document.createElement('canvas');
  small.width = Math.ceil(layout.width * GROUND_SCALE);
  small.height = Math.ceil(layout.height * GROUND_SCALE);
  const pen = small.getContext('2d');
  if (!pen) return small;
  const sharp = document.createElement('canvas');
  [sharp.width, sharp.height] = [small.width, small.height];
  const brush = sharp.getContext('2d')!;
  brush.scale(GROUND_SCALE, GROUND_SCALE);
  for (const place of layout.places) {
    brush.fillStyle = art.ground(place.space);
    brush.beginPath();
    brush.arc(place.x, place.y, tintRadius(layout), 0, Math.PI * 2);
    brush.fill();
  }
  pen.filter = `blur(${8 * GROUND_SCALE}px)`;
  pen.drawImage(sharp, 0, 0);
  return small;
}

/** Everything above the paper as one picture. */
export function chartMarkup(
  layout: Layout,
  art: GameArt,
  { fine, contrast, untinted = false }: Finish,
): string {
  if (layout.board.shape === 'area') return svg(layout, wholeArea(layout, art, { fine, contrast }));
  const { places } = layout;
  const outline = places.map(pathOf).join('');
  const radius = tintRadius(layout);
  const tints = untinted
    ? ''
    : `<g filter="url(#melt)" opacity="${fine ? 0.8 : 1}">${places.map((p) => `<circle cx="${n1(p.x)}" cy="${n1(p.y)}" r="${radius}" fill="${art.ground(p.space)}"/>`).join('')}</g>`;
  return svg(
    layout,
    `<defs><filter id="melt" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="8"/></filter><clipPath id="land"><path d="${outline}"/></clipPath>` +
      `<radialGradient id="lamp" cx="48%" cy="42%" r="75%"><stop offset=".45" stop-color="#2b1d0a" stop-opacity="0"/><stop offset="1" stop-color="#2b1d0a" stop-opacity=".42"/></radialGradient></defs>` +
      `<g${art.framed ? ' clip-path="url(#land)"' : ''}>${tints}${art.below(layout)}</g>` +
      (fine ? drawings(layout, art) : '') +
      art.above(layout) +
      `<path d="${outline}" transform="translate(.8 1)" fill="none" stroke="#fff8dc" stroke-width="1.1" opacity=".35"/>` +
      `<path d="${outline}" fill="none" stroke="#4b3b1c" stroke-width="${contrast ? 1.6 : 1.1}" opacity="${contrast ? 0.6 : 0.42}"/>${lines(layout)}` +
      (art.framed && !contrast ? `<path d="${outline}" fill="url(#lamp)"/>` : ''),
  );
}

/** An area map in one picture, on plain paper. */
function wholeArea(layout: Layout, art: GameArt, finish: Finish): string {
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

/** Lines across the board by kind: limits of sections, borders, edges of tiles. */
const LINES: Record<string, string> = {
  tile: 'stroke="#4b3b1c" stroke-width="2.2" opacity=".6"',
  border: 'stroke="#8c1f3a" stroke-width="2.4" stroke-dasharray="9 3 2 3" opacity=".85"',
  lane: 'stroke="#2f6570" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" opacity=".8"',
};
const SECTION = 'stroke="#a3301c" stroke-width="2" stroke-dasharray="10 7" opacity=".6"';

function lines(layout: Layout): string {
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

const tiles = new Map<string, HTMLCanvasElement>();

function paperTile(tone: PaperTone): HTMLCanvasElement {
  const key = tone.base.join();
  const known = tiles.get(key);
  if (known) return known;
  const made = paper(320, 7, tone);
  tiles.set(key, made);
  return made;
}

function load(markup: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    image.onload = () => {
      URL.revokeObjectURL(url);
      done(image);
    };
    image.onerror = () => failed(new Error('The map could not be drawn.'));
    image.src = url;
  });
}

/** Paint the chart; `scale` is screen pixels per unit of the board. */
export async function paintChart(
  canvas: HTMLCanvasElement,
  layout: Layout,
  art: GameArt,
  scale: number,
  finish: Finish,
): Promise<void> {
  const area = layout.board.shape === 'area';
  const pictures = await Promise.all(
    (area
      ? areaMarkup(layout, art, finish)
      : [chartMarkup(layout, art, { ...finish, untinted: true })]
    ).map(load),
  );
  const k = Math.min(scale, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
  canvas.width = Math.round(layout.width * k);
  canvas.height = Math.round(layout.height * k);
  const context = canvas.getContext('2d');
  if (!context) return;
  const fill = (tone: PaperTone, d: string): void => {
    context.save();
    context.scale(k, k);
    const plain = `rgb(${tone.base.join()})`;
    context.fillStyle = finish.contrast
      ? plain
      : (context.createPattern(paperTile(tone), 'repeat') ?? plain);
    context.fill(new Path2D(d));
    context.restore();
  };
  const draw = (picture: HTMLImageElement): void =>
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (area) {
    fill(papers.sea, `M0 0H${layout.width}V${layout.height}H0Z`);
    draw(pictures[0]);
    fill(art.paper, landPath(layout, art));
    draw(pictures[1]);
    return;
  }
  const land = art.framed
    ? layout.places.map(pathOf).join('')
    : `M0 0H${layout.width}V${layout.height}H0Z`;
  fill(art.paper, land);
  context.save();
  context.scale(k, k);
  context.clip(new Path2D(land));
  context.globalAlpha = finish.fine ? 0.8 : 1;
  context.drawImage(tintsOf(layout, art), 0, 0, layout.width, layout.height);
  context.restore();
  draw(pictures[0]);
  if (finish.numbers) await print(context, layout, k);
}

/** The numbers of the spaces; unlike an SVG image, a canvas has the fonts of the page. */
async function print(context: CanvasRenderingContext2D, layout: Layout, k: number): Promise<void> {
  const font = `600 ${10.5 * k}px "Barlow Condensed"`;
  await document.fonts.load(font);
  context.font = font;
  context.textAlign = 'center';
  context.fillStyle = '#5b4d2b';
  context.globalAlpha = 0.75;
  for (const { space, x, y } of layout.places) context.fillText(space.id, x * k, (y - 26) * k);
  context.globalAlpha = 1;
}
