import { describe, expect, it } from 'vitest';
import { clearSpot, costOf, covered, worthMoving, type Seen } from './clearSpot';

const room = { width: 1000, height: 480 };
const note = { width: 220, height: 160 };
const at = (left: number, top: number, width = 40, height = 40, weight = 1): Seen => ({
  area: { left, top, width, height },
  weight,
});

describe('clearSpot', () => {
  it('lies beside a board that leaves room', () => {
    const board = [at(260, 0, 480, 480)];
    const spot = clearSpot(room, note, board);
    expect(spot.cost).toBe(0);
    expect(spot.left).toBe(1000 - 220 - 10);
  });

  it('never lies on a fight, wherever it is', () => {
    for (let left = 0; left < 960; left += 60)
      for (let top = 0; top < 440; top += 60) {
        const fight = at(left, top, 80, 80, 100);
        expect(covered(clearSpot(room, note, [fight, at(0, 0, 1000, 480)]), fight.area)).toBe(0);
      }
  });

  it('covers pieces rather than what is to be clicked next', () => {
    const pieces = [at(0, 0, 1000, 480, 0.1)];
    const next = [at(700, 0, 300, 480, 10), at(0, 0, 300, 480, 10)];
    const spot = clearSpot(room, note, [...pieces, ...next]);
    expect(next.map(({ area }) => covered(spot, area))).toEqual([0, 0]);
  });

  it('stays within the room', () => {
    const spot = clearSpot({ width: 300, height: 200 }, note, [at(0, 0, 300, 200)]);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + spot.width).toBeLessThanOrEqual(300);
  });
});

it('a note leaves its place where it hides a whole piece that it need not', () => {
  const area = { left: 600, top: 20, width: 420, height: 200 };
  const piece = { area: { left: 700, top: 60, width: 44, height: 44 }, weight: 1 };
  const edge = { area: { left: 590, top: 60, width: 44, height: 44 }, weight: 1 };
  expect(worthMoving(costOf(area, [piece]), 0, 44 ** 2)).toBe(true);
  expect(worthMoving(costOf(area, [edge]), 0, 44 ** 2)).toBe(false);
  expect(worthMoving(costOf(area, [piece]), 44 ** 2, 44 ** 2)).toBe(false);
  expect(worthMoving(Infinity, 44 ** 2, 44 ** 2)).toBe(true);
});
