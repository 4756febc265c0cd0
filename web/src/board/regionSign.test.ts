import { describe, expect, it } from 'vitest';
import { ownOf, signOf } from './regionSign';

const SIZE = 60;
const region = Array.from({ length: 64 }, (_, i) => ({
  x: (i % 8) * SIZE,
  y: Math.floor(i / 8) * SIZE,
}));
const hidden = (
  { x, y, wide, letter }: ReturnType<typeof signOf>,
  pieces: { x: number; y: number }[],
) =>
  pieces.filter((piece) => Math.abs(piece.x - x) < wide / 2 && Math.abs(piece.y - y) < letter * 0.8)
    .length;

describe('the name of a region', () => {
  it('stands in its middle, as large as it can, where nothing lies', () => {
    const sign = signOf(region, 'C2 Danube', []);
    expect([3 * SIZE, 4 * SIZE]).toContain(sign.x);
    expect([3 * SIZE, 4 * SIZE]).toContain(sign.y);
    expect(sign.letter).toBe(40);
  });
  it('gives way to the pieces there', () => {
    const pieces = region.filter(({ y }) => y >= 2 * SIZE && y <= 5 * SIZE);
    const sign = signOf(region, 'C2 Danube', pieces);
    expect(hidden(sign, pieces)).toBe(0);
    expect(sign.y < 2 * SIZE || sign.y > 5 * SIZE).toBe(true);
  });
  it('is smaller where only a small one has room', () => {
    const pieces = region.filter(({ x, y }) => y !== 3 * SIZE || x < 2 * SIZE || x > 4 * SIZE);
    const sign = signOf(region, 'C2 Danube', pieces);
    expect(sign.letter).toBeLessThan(40);
  });
  it('does not reach over what belongs to a neighbour as well', () => {
    const [left, right] = [region.filter(({ x }) => x <= 240), region.filter(({ x }) => x >= 240)];
    expect(ownOf(left, [right]).every(({ x }) => x < 240)).toBe(true);
    expect(ownOf(left, [left])).toEqual(left);
  });
  it('hides as few as it must where all is full', () => {
    expect(signOf(region, 'C2 Danube', region).letter).toBeGreaterThan(0);
  });
});
