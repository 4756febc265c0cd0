import { describe, expect, it } from 'vitest';
import { sheetOf } from '../art/sprites.svelte';
import { areaArt, hexArt } from '../gallery/art';
import { areas, hexes, sampleOverlay, squares } from '../gallery/scenes';
import type { Overlay, Token } from '../net/protocol';
import { centreOn, clamp, copies, fit, visible, zoomAt, type Box } from './camera';
import { areaMarkup } from './areaChart';
import { chartMarkup } from './chart';
import { Layout } from './layout';
import { findAt } from './findAt';
import { around, rangeRings, spotsOf, veiled } from './overlayShapes';
import { piles, placeTokens, type PlacedToken } from './tokenLayout';

const world = areas();
const map = new Layout(world.board, false);
const field = new Layout(squares().board, false);

describe('an area map', () => {
  it('gives neighbours one common line', () => {
    const sides = new Map<string, number>();
    const key = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;
    for (const place of map.places)
      place.outline.forEach(([x, y], i) => {
        const [u, v] = place.outline[(i + 1) % place.outline.length];
        const side = [key(place.x + x, place.y + y), key(place.x + u, place.y + v)]
          .sort()
          .join(' ');
        sides.set(side, (sides.get(side) ?? 0) + 1);
      });
    const alone = [...sides].filter(([, count]) => count === 1).map(([side]) => side);
    const edge = (point: string): boolean => {
      const [x, y] = point.split(',').map(Number);
      return x < 0.1 || y < 0.1 || x > 1399.9 || y > 783.9;
    };
    expect(alone.every((side) => side.split(' ').every(edge))).toBe(true);
    expect(Math.max(...sides.values())).toBe(2);
  });
  it('finds every area at its centre, also on the repeated map', () => {
    for (const place of map.places) {
      expect(map.at(place.x, place.y)?.space.id).toBe(place.space.id);
      expect(map.at(place.x + map.width * 2, place.y)?.space.id).toBe(place.space.id);
      expect(map.at(place.x - map.width, place.y)?.space.id).toBe(place.space.id);
    }
  });
  it('has one border where neighbours meet across the edge of the map', () => {
    const outlines = [
      [80, 0, 100, 0, 100, 60, 80, 60],
      [0, 0, 20, 0, 20, 30, 0, 30],
      [0, 30, 20, 30, 20, 60, 0, 60],
    ];
    const spaces = outlines.map((outline, i) => ({
      id: `land${i}`,
      x: outline[0] + 10,
      y: outline[1] + 10,
      outline,
    }));
    const round = new Layout(
      { ...world.board, width: 100, height: 60, spaces, wraps: true },
      false,
    );
    const west = round.places[0].outline.map(([x, y]) => [
      round.places[0].x + x,
      round.places[0].y + y,
    ]);
    expect(west).toContainEqual([100, 30]);
  });
  it('picks the island before the sea around it', () => {
    const sea = { id: 'sea', x: 50, y: 10, outline: [0, 0, 100, 0, 100, 100, 0, 100] };
    const island = { id: 'island', x: 50, y: 50, outline: [40, 40, 60, 40, 60, 60, 40, 60] };
    const layout = new Layout(
      { shape: 'area', width: 100, height: 100, spaces: [sea, island] },
      false,
    );
    expect(layout.at(50, 50)?.space.id).toBe('island');
    expect(layout.at(10, 50)?.space.id).toBe('sea');
  });
  it('picks the land that is drawn over a sea, however small that is', () => {
    const bay = { id: 'bay', x: 50, y: 50, outline: [40, 40, 60, 40, 60, 60, 40, 60] };
    const land = { id: 'land', x: 50, y: 50, outline: [0, 0, 100, 0, 100, 100, 0, 100] };
    const spaces = [{ ...bay, kinds: ['sea'] }, land];
    const layout = new Layout({ shape: 'area', width: 100, height: 100, spaces }, false);
    expect(layout.at(50, 50)?.space.id).toBe('land');
  });
  it('keeps the colour of water in a small sea, where its pale coasts meet', () => {
    const around = { id: 'land', x: 5, y: 5, outline: [0, 0, 900, 0, 900, 900, 0, 900] };
    const sea = (size: number) => ({
      ...{ id: 'sea', x: 9, y: 9, outline: [0, 0, size, 0, size, size, 0, size] },
      kinds: ['sea'],
    });
    const water = (size: number): number => {
      const spaces = [sea(size), { ...around, kinds: ['land'] }];
      const layout = new Layout({ shape: 'area', width: 900, height: 900, spaces }, false);
      const tint = `fill="${areaArt.ground(spaces[0])}"`;
      const [below] = areaMarkup(layout, areaArt, { fine: false, contrast: false });
      return below.split(tint).length - 1;
    };
    expect(water(80)).toBe(water(300) + 1);
  });
  it('draws land above water', async () => {
    const [below, above] = areaMarkup(map, areaArt, { fine: true, contrast: false });
    expect(below).toContain('stroke-dasharray="2 5.4"');
    expect(above).toContain(
      areaArt.ground(map.places.find((p) => p.space.kinds?.[0] === 'land')!.space),
    );
    expect(above).not.toContain('NaN');
    const whole = await chartMarkup(map, areaArt, { fine: true, contrast: false });
    expect(whole.match(/<svg/g)).toHaveLength(1);
    expect(whole).toContain('rgb(148,184,188)');
  });
});

describe('a map without an edge', () => {
  const box: Box = { left: -112, top: 0, width: 1624, height: 784, period: 1400 };
  const view = { width: 1000, height: 700 };
  it('repeats itself wherever the camera is', () => {
    expect(copies({ x: 0, y: 0, k: 1 }, box, view)).toEqual([0]);
    expect(copies({ x: 100, y: 0, k: 1 }, box, view)).toEqual([-1, 0]);
    expect(copies({ x: -600, y: 0, k: 1 }, box, view)).toEqual([0, 1]);
    expect(copies({ x: -5 * 1400, y: 0, k: 1 }, box, view)).toEqual([5]);
    expect(copies(zoomAt(fit(box, view), 0.01, 0, 0, box, view), box, view)).toEqual([-1, 0, 1]);
  });
  it('can be dragged without end', () => {
    expect(clamp({ x: -99999, y: 0, k: 1 }, box, view).x).toBe(-99999);
    expect(clamp({ x: 0, y: -99999, k: 1 }, box, view).y).toBeGreaterThan(-200);
  });
  it('goes to the nearest copy of a place', () => {
    const camera = { x: -1300, y: 0, k: 1 };
    expect(centreOn(camera, 20, 300, box, view).x).toBe(500 - 1420 - 1400 + 1400);
  });
  it('knows how much of it is visible', () => {
    expect(visible({ x: -7000, y: 0, k: 1 }, { ...box, height: 700 }, view)).toBeCloseTo(
      1000 / 1400,
    );
  });
});

describe('pieces', () => {
  const held = new Map();
  const ways = { held, lifted: new Set<string>(), labelled: false };
  it('stand side by side in an area', () => {
    const both = placeTokens(world.tokens, map, ways).filter((s) => s.token.space === 'a72');
    expect(Math.abs(both[0].x - both[1].x)).toBe(46);
    expect(both[0].y).toBe(both[1].y);
    expect(piles(world.tokens, map)).toEqual([]);
  });
  it('lie in piles on hexes, the latest on top and to the right', () => {
    const scene = hexes();
    const layout = new Layout(scene.board, false);
    const heap = piles(scene.tokens, layout)[0];
    const pile = placeTokens(scene.tokens, layout, ways).filter(
      (s) => s.token.space === heap.place.space.id,
    );
    expect(pile).toHaveLength(heap.count);
    expect(pile.map((s) => s.token.id)).toEqual(
      scene.tokens.filter((t) => t.space === heap.place.space.id).map((t) => t.id),
    );
    expect(pile[1].x).toBeGreaterThan(pile[0].x);
    expect(pile[1].y).toBeLessThan(pile[0].y);
  });
  it('have a frame around them all where an attack is to come', () => {
    const scene = hexes();
    const layout = new Layout(scene.board, false);
    const { place } = piles(scene.tokens, layout)[0];
    const marker = (marks: string[]): PlacedToken =>
      placeTokens(
        [
          ...scene.tokens,
          { id: 'm', kind: 'm', space: place.space.id, layer: 'marker', marks } as Token,
        ],
        layout,
        ways,
      ).at(-1)!;
    const { token, x, y } = marker(['under-attack']);
    expect([token.id, x, y]).toEqual(['m', place.x, place.y]);
    expect(marker([]).x).not.toBe(place.x);
    const above = placeTokens(
      [...scene.tokens, { id: 'm', kind: 'm', space: place.space.id, layer: 'marker' } as Token],
      layout,
      { ...ways, numbered: true },
    ).at(-1)!;
    expect(above.y).toBeLessThan(place.y); // numbers along the lower edge are never covered
  });
});

describe('overlays', () => {
  const six = ['f6', 'g6', 'f7', 'g7'];
  const spots = six.map((space) => ({ space, kind: 'seen', value: '2' }));
  it('go around several spaces with one line', () => {
    expect(around(six.map((id) => field.byId.get(id)!))).toHaveLength(8);
    expect(around([field.byId.get('a1')!])).toHaveLength(4);
  });
  it('ring the range by its effect, the innermost first', () => {
    const more: Overlay = {
      spots: [
        ...spots,
        { space: 'h6', kind: 'hidden', value: '1' },
        { space: 'h7', kind: 'seen', value: '1' },
      ],
    };
    expect(rangeRings(more, field, 'e6').map((r) => r.value)).toEqual(['2', '1']);
    expect(rangeRings({ spots: [{ space: 'a1', kind: 'zone' }] }, field, undefined)).toEqual([]);
  });
  it('veil what is not seen and what is hidden, never the space of the viewer', () => {
    const overlay: Overlay = { veil: true, spots: [...spots, { space: 'a1', kind: 'hidden' }] };
    const dark = veiled(overlay, field, 'l12').map((p) => p.space.id);
    expect(dark).toContain('a1');
    expect(dark).toHaveLength(144 - 4 - 1);
    expect(veiled({ spots }, field, 'l12')).toEqual([]);
  });
});

describe('made-up scenes', () => {
  it('have boards of the size of the largest game', async () => {
    const { board, tokens } = hexes();
    expect(board.spaces.length).toBeGreaterThanOrEqual(748);
    expect(tokens.filter((t) => board.spaces.some((s) => s.id === t.space))).toHaveLength(240);
    expect(
      await chartMarkup(new Layout(board, true), hexArt, { fine: true, contrast: false }),
    ).not.toContain('NaN');
    for (const name of ['zoc', 'supply', 'control'])
      expect(sampleOverlay(hexes(), name)).toBeDefined();
  });
});

describe('pictures of pieces', () => {
  it('lie side by side on one sheet, each in its own cell', () => {
    const sheet = sheetOf(['<a/>', '<b/>', '<c/>'], 92, '<style/>');
    expect(sheet).toContain('width="184" height="184"');
    expect(sheet.match(/<style\/>/g)).toHaveLength(1);
    expect(sheet).toContain(
      '<svg x="0" y="92" width="92" height="92" viewBox="-46 -46 92 92"><c/></svg>',
    );
  });
});

it('two armies of a side in one area are marked once', () => {
  const [{ space }] = map.places;
  const spots = [0, 1].map(() => ({ space: space.id, kind: 'supplied', side: 'axis' }));
  expect(spotsOf({ spots }, 'supplied', map)).toHaveLength(1);
});

it('of several pieces in an area the one that is hit is meant, beside them their place', () => {
  const [{ space, x, y }] = map.places;
  const tokens = ['german', 'italian'].map((id) => ({ id, kind: 'army', space: space.id }));
  const at = (dx: number) => findAt([x + dx, y], map, { tokens }, new Map(), new Map(), 0)?.anchor;
  expect([at(-23), at(23)]).toEqual(['unit:german', 'unit:italian']);
  const found = findAt([x, y + 60], map, { tokens }, new Map(), new Map(), 0);
  if (found?.space === space.id) expect(found.anchor).toBe(map.spaceAnchor(space.id));
});
