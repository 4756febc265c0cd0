// The static part of a map, painted once per zoom band: paper, ground, water, terrain, grid and
// lines. No text: an SVG image cannot use the fonts of the page.

import { n1 } from '../art/basics';
import type { GameArt } from '../art/gameArt';
import { paper, papers, type PaperTone } from '../art/paper';
import { lazily } from '../browser/lazy';
import { drawings, lines, svg, type Finish } from './chartParts';
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

const MAX_CHART_PIXELS = 16_000_000;
const areaChart = lazily(() => import('./areaChart'));

function pathOf(place: Place): string {
  return `M${place.outline.map(([x, y]) => `${n1(place.x + x)} ${n1(place.y + y)}`).join('L')}Z`;
}

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

/** The whole chart as one picture; except on an area map, without the paper. */
export async function chartMarkup(layout: Layout, art: GameArt, finish: Finish): Promise<string> {
  const { fine, contrast, untinted = false } = finish;
  if (layout.board.shape === 'area')
    return svg(layout, (await areaChart()).wholeArea(layout, art, finish));
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
  const area = layout.board.shape === 'area' ? await areaChart() : null;
  const pictures = await Promise.all(
    (area
      ? area.areaMarkup(layout, art, finish)
      : [await chartMarkup(layout, art, { ...finish, untinted: true })]
    ).map(load),
  );
  const k = Math.min(scale, Math.sqrt(MAX_CHART_PIXELS / (layout.width * layout.height)));
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
    fill(art.paper, area.landPath(layout, art));
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
