import { describe, expect, it } from 'vitest';
import { arrange, inLines, lettersAt, type Wish } from './labels';

const wish = (id: string, x: number, y: number, more: Partial<Wish> = {}): Wish => ({
  id,
  x,
  y,
  width: 80,
  height: 16,
  rank: 1,
  needed: true,
  ...more,
});

function apart(spots: Map<string, [number, number]>, width = 80, height = 16, period = 0): boolean {
  const all = [...spots.values()];
  return all.every((a, i) =>
    all.slice(i + 1).every((b) => {
      const dx = Math.abs(a[0] - b[0]);
      return (
        Math.min(dx, period ? period - dx : dx) >= width - 1e-6 ||
        Math.abs(a[1] - b[1]) >= height - 1e-6
      );
    }),
  );
}

describe('names on a map', () => {
  it('stay where they want to be when there is room', () => {
    expect(arrange([wish('a', 0, 0), wish('b', 200, 0)])).toEqual(
      new Map([
        ['a', [0, 0]],
        ['b', [200, 0]],
      ]),
    );
  });
  it('move aside for each other', () => {
    const spots = arrange([wish('a', 100, 100), wish('b', 110, 104), wish('c', 96, 98)]);
    expect(spots.size).toBe(3);
    expect(apart(spots)).toBe(true);
  });
  it('avoid names across the edge of an endless map', () => {
    const wishes = [wish('west', 10, 100), wish('east', 1590, 100)];
    expect(apart(arrange(wishes), 80, 16, 1600)).toBe(false);
    expect(apart(arrange(wishes, [], 1600), 80, 16, 1600)).toBe(true);
  });
  it('keep within the edges of the map', () => {
    const map = { x: 200, y: 100, width: 400, height: 200 };
    const [x, y] = arrange([wish('south', 390, 198)], [], 0, map).get('south')!;
    expect([x + 40 <= 400, y + 8 <= 200]).toEqual([true, true]);
    expect(
      arrange([wish('round', 398, 100)], [], 400, { ...map, width: Infinity }).get('round'),
    ).toEqual([398, 100]);
  });
  it('are left out where there is no room, unless they are needed', () => {
    const wall = [{ x: 0, y: 0, width: 400, height: 400 }];
    expect(arrange([wish('small', 0, 0, { needed: false })], wall).size).toBe(0);
    expect(arrange([wish('capital', 0, 0)], wall).size).toBe(1);
  });
  it('are rather covered a little than far from their place', () => {
    const sea = wish('sea', 0, 0, { width: 100, height: 70, needed: false });
    const edges = [-64, 64].map((y) => ({ x: 0, y, width: 1000, height: 60 })); // over a pixel of it
    const [x, y] = arrange([sea], edges).get('sea')!;
    expect(Math.hypot(x, y)).toBeLessThan(50);
  });
  it('are chosen by rank', () => {
    const spots = arrange([
      wish('village', 100, 100, { rank: 2 }),
      wish('capital', 102, 101, { rank: 0 }),
    ]);
    expect(spots.get('capital')).toEqual([102, 101]);
  });
});

describe('letters', () => {
  it('are never smaller than eleven pixels, in few steps', () => {
    for (const k of [0.2, 0.31, 0.5, 0.68, 1, 1.7, 2.9])
      expect(lettersAt(k) * k).toBeGreaterThanOrEqual(10.9);
    expect(lettersAt(0.53)).toBe(lettersAt(0.6));
  });
  it('stand in lines of about the same length', () => {
    expect(inLines('Kanada', 13)).toEqual(['Kanada']);
    expect(inLines('DD-1', Infinity)).toEqual(['DD-1']);
    expect(inLines('Kelet-Európa', 13)).toEqual(['Kelet-', 'Európa']);
    expect(inLines('Új-Guinea', 13)).toEqual(['Új-Guinea']);
    expect(inLines('Atlanti-óceán északi része', 13)).toEqual(['Atlanti-óceán', 'északi része']);
    expect(inLines('Az Egyesült Államok nyugati része', 13).length).toBe(3);
    expect(inLines('Az Egyesült Államok nyugati része', 13).join(' ')).toBe(
      'Az Egyesült Államok nyugati része',
    );
  });
});
