// Drawings as bitmaps: a piece that is one image costs the browser one element, however complex it
// is. Until its image is ready, a piece is shown as SVG.

import { ToldMap } from '../browser/toldMap.svelte';
import bold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import boldExtra from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2?url';

/** Units of the board across a picture; pieces lie within. */
export const FIELD = 92;
const MAX_KEPT_SPRITES = 1200; // those of a large map at three sizes
const MAX_DRAWINGS_AT_ONCE = 49; // in one picture

async function dataAddress(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error('A font could not be read.'));
    reader.readAsDataURL(blob);
  });
}

let faces: Promise<string> | undefined;

/** An SVG image cannot use the fonts of the page, so they are embedded in it. */
function fonts(): Promise<string> {
  faces ??= Promise.all([bold, boldExtra].map(dataAddress)).then(([plain, extra]) => {
    const face = (source: string, range: string): string =>
      `@font-face{font-family:N;font-weight:700;src:url(${source});unicode-range:${range}}`;
    return `<style>${face(plain, 'U+0-FF')}${face(extra, 'U+100-2FF')}text{font-family:N,sans-serif}</style>`;
  });
  return faces;
}

function load(markup: string): Promise<HTMLImageElement> {
  return new Promise((done, failed) => {
    const image = new Image();
    const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
    image.onload = () => {
      URL.revokeObjectURL(url);
      done(image);
    };
    image.onerror = () => {
      URL.revokeObjectURL(url);
      failed(new Error('A piece could not be drawn.'));
    };
    image.src = url;
  });
}

/** Several drawings as one picture, side by side: the fonts are read once for all of them. */
export function sheetOf(markups: string[], size: number, style: string): string {
  const columns = Math.ceil(Math.sqrt(markups.length));
  const cells = markups.map(
    (markup, i) =>
      `<svg x="${(i % columns) * size}" y="${Math.floor(i / columns) * size}" width="${size}" height="${size}" viewBox="${-FIELD / 2} ${-FIELD / 2} ${FIELD} ${FIELD}">${markup}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * size}" height="${Math.ceil(markups.length / columns) * size}">${style}${cells.join('')}</svg>`;
}

/** The pictures of some drawings, in their order. */
async function paint(markups: string[], scale: number): Promise<string[]> {
  const size = Math.round(FIELD * scale);
  const style = markups.some((markup) => markup.includes('<text')) ? await fonts() : '';
  const image = await load(sheetOf(markups, size, style));
  const columns = Math.ceil(Math.sqrt(markups.length));
  return Promise.all(
    markups.map(async (_, i) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      canvas
        .getContext('2d')
        ?.drawImage(image, -(i % columns) * size, -Math.floor(i / columns) * size);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      if (!blob) throw new Error('A piece could not be drawn.');
      return URL.createObjectURL(blob);
    }),
  );
}

/** How a name is written on the map. */
export interface Lettering {
  font: string; // without its size
  size: number;
  fill: string;
  halo: string;
  spacing: number;
}

export interface Label {
  url: string;
  width: number;
  height: number;
}

const HALO = 3.4;

/** A name with its halo as a picture; a canvas has the fonts of the page. */
async function letter(text: string, style: Lettering, scale: number): Promise<Label> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('A name could not be written.');
  const [weight, ...family] = style.font.split(' ');
  const italic = weight === 'italic' ? `italic ${family.shift()}` : weight;
  const font = `${italic} ${style.size * scale}px ${family.join(' ')}`;
  await document.fonts.load(font, text);
  const prepare = (): void => {
    context.font = font;
    if ('letterSpacing' in context)
      context.letterSpacing = `${style.spacing * style.size * scale}px`;
  };
  prepare();
  const width = Math.ceil(context.measureText(text).width / scale) + HALO * 2 + 4;
  const height = Math.ceil(style.size * 1.5);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  prepare();
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = HALO * scale;
  context.strokeStyle = style.halo;
  context.fillStyle = style.fill;
  const at: [number, number] = [(HALO + 2) * scale, style.size * 1.12 * scale];
  context.strokeText(text, ...at);
  context.fillText(text, ...at);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('A name could not be written.');
  return { url: URL.createObjectURL(blob), width, height };
}

class LabelPictures {
  private readonly made = new ToldMap<string, Label>();
  private readonly asked = new Set<string>();

  /** The picture of a name, undefined until it is made. */
  of(text: string, style: Lettering, scale: number): Label | undefined {
    const key = `${scale} ${style.font} ${style.size} ${style.fill} ${text}`;
    if (!this.asked.has(key) && typeof document !== 'undefined') {
      this.asked.add(key);
      letter(text, style, scale).then(
        (label) => this.made.set(key, label),
        () => undefined,
      );
    }
    return this.made.get(key);
  }
}

export const labelPictures = new LabelPictures();

class Sprites {
  private readonly made = new ToldMap<string, string>();
  private readonly wanted = new Map<string, { markup: string; scale: number }>();
  private busy = false;
  private broken = false;

  /** The picture of a drawing, undefined until it is made. */
  of(markup: string, scale: number): string | undefined {
    const key = `${scale} ${markup}`;
    const known = this.made.get(key);
    if (known !== undefined || this.broken || typeof document === 'undefined') return known;
    if (!this.wanted.has(key)) {
      this.wanted.set(key, { markup, scale });
      queueMicrotask(() => this.work());
    }
    return undefined;
  }

  /** Make all that is wanted at one scale together, as much as one picture can hold. */
  private work(): void {
    if (this.busy || !this.wanted.size) return;
    const [{ scale }] = this.wanted.values();
    const batch = [...this.wanted]
      .filter(([, one]) => one.scale === scale)
      .slice(0, MAX_DRAWINGS_AT_ONCE);
    for (const [key] of batch) this.wanted.delete(key);
    this.busy = true;
    paint(
      batch.map(([, { markup }]) => markup),
      scale,
    )
      .then(
        (urls) => {
          this.forget();
          batch.forEach(([key], i) => this.made.set(key, urls[i]));
        },
        () => {
          this.broken = true;
        },
      )
      .finally(() => {
        this.busy = false;
        this.work();
      });
  }

  /** The older half goes: what is on the board now was mostly made of late. */
  private forget(): void {
    if (this.made.size < MAX_KEPT_SPRITES) return;
    for (const [key, url] of [...this.made].slice(0, MAX_KEPT_SPRITES / 2)) {
      URL.revokeObjectURL(url);
      this.made.delete(key);
    }
  }
}

export const sprites = new Sprites();
