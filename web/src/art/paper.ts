// The texture of paper, made of noise.

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

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Add smooth noise on a grid of n x n cells, which repeats at its edges, to a square of pixels. */
function addOctave(
  noise: Float64Array,
  size: number,
  n: number,
  weight: number,
  chance: () => number,
): void {
  const grid = Array.from({ length: n * n }, () => (chance() * 2 - 1) * weight);
  // Where a pixel lies between two cells is the same in every row and column.
  const places = Array.from({ length: size }, (_, pixel) => (pixel / size) * n);
  const cells = places.map(Math.floor);
  const shares = places.map((place, pixel) => ease(place - cells[pixel]));
  const row = new Float64Array(n + 1);
  for (let v = 0; v < size; v++) {
    const [above, below, share] = [cells[v] * n, ((cells[v] + 1) % n) * n, shares[v]];
    for (let i = 0; i <= n; i++)
      row[i] = grid[above + (i % n)] * (1 - share) + grid[below + (i % n)] * share;
    for (let u = 0; u < size; u++)
      noise[v * size + u] += row[cells[u]] * (1 - shares[u]) + row[cells[u] + 1] * shares[u];
  }
}

const OCTAVES = [
  { cells: 4, weight: 0.45 },
  { cells: 16, weight: 0.3 },
  { cells: 64, weight: 0.2 },
  { cells: 128, weight: 0.35 },
];

/** A tile of paper that can be laid side by side. */
export function paper(size: number, seed: number, tone: PaperTone): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const chance = rng(seed);
  const noise = new Float64Array(size * size);
  for (const { cells, weight } of OCTAVES) addOctave(noise, size, cells, weight, chance);
  noise.forEach((value, pixel) => {
    const rough = value * tone.rough;
    image.data[pixel * 4] = tone.base[0] + rough;
    image.data[pixel * 4 + 1] = tone.base[1] + rough;
    image.data[pixel * 4 + 2] = tone.base[2] + rough * 1.25;
    image.data[pixel * 4 + 3] = 255;
  });
  context.putImageData(image, 0, 0);
  return canvas;
}
