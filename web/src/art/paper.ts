// Paper without a picture file.

import { rng } from './basics';

export interface PaperTone {
  base: [number, number, number];
  rough: number;
}

export const papers = {
  tactical: { base: [233, 222, 186], rough: 13 },
  operational: { base: [231, 221, 188], rough: 12 },
  sea: { base: [148, 184, 188], rough: 10 },
} satisfies Record<string, PaperTone>;

/** Smooth noise on a grid of n x n cells that repeats at its edges. */
function octave(n: number, chance: () => number): (u: number, v: number) => number {
  const grid = Array.from({ length: n * n }, () => chance() * 2 - 1);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const cell = (i: number, j: number) => grid[(j % n) * n + (i % n)];
  return (u, v) => {
    const i = (u * n) | 0;
    const j = (v * n) | 0;
    const a = ease(u * n - i);
    const b = ease(v * n - j);
    const top = cell(i, j) * (1 - a) + cell(i + 1, j) * a;
    const bottom = cell(i, j + 1) * (1 - a) + cell(i + 1, j + 1) * a;
    return top * (1 - b) + bottom * b;
  };
}

/** A tile of paper that can be laid side by side: four octaves of noise. */
export function paper(size: number, seed: number, tone: PaperTone): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const chance = rng(seed);
  const layers = [4, 16, 64, 128].map((n) => octave(n, chance));
  const weights = [0.45, 0.3, 0.2, 0.35];
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size; u++) {
      let noise = 0;
      for (let k = 0; k < 4; k++) noise += layers[k](u / size, v / size) * weights[k];
      noise *= tone.rough;
      const at = (v * size + u) * 4;
      image.data[at] = tone.base[0] + noise;
      image.data[at + 1] = tone.base[1] + noise;
      image.data[at + 2] = tone.base[2] + noise * 1.25;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
}
