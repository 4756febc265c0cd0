import { describe, expect, it } from 'vitest';
import { slotsOf } from '../board/animation.svelte';
import { chartMarkup } from '../board/chart';
import { Layout } from '../board/layout';
import { areas, hexes, squares } from '../gallery/scenes';
import { loadArt } from '../games';
import { plainArt, symbolOf, toneFor } from './defaultArt';
import { groundOf } from './terrain';

describe('a game without drawings', () => {
  it('is drawn by the names of its data', () => {
    expect([
      groundOf('woods'),
      groundOf('rough'),
      groundOf('major_city'),
      groundOf('swamp'),
      groundOf('steppe'),
    ]).toEqual(['forest', 'hill', 'city', 'marsh', 'plain']);
    expect([symbolOf('panzer'), symbolOf('motorized'), symbolOf('hq'), symbolOf('guards')]).toEqual(
      ['armour', 'mechanised', 'headquarters', 'infantry'],
    );
    expect(toneFor('axis')).toBe(toneFor('axis'));
  });
  it('has a board of any shape, and every piece on it', async () => {
    for (const scene of [squares(), areas(), hexes()]) {
      const art = await loadArt('nobody-knows-it', scene.board.shape);
      const layout = new Layout(scene.board, true);
      expect(await chartMarkup(layout, art, { fine: true, contrast: false })).not.toMatch(
        /NaN|undefined/,
      );
      for (const token of scene.tokens)
        for (const detail of ['full', 'bare', 'chip'] as const)
          expect(art.token(token, detail, undefined)).not.toMatch(/NaN|undefined/);
    }
    expect(plainArt('square').framed).toBe(true);
  });
});

describe('drawings of the operational map', () => {
  it('show every nation and kind of its counters', async () => {
    const art = await loadArt('hungary');
    const { board } = hexes();
    const spaces = board.spaces.map((space, i) => ({
      ...space,
      art: { country: i % 40 < 20 ? 'hungary' : 'slovakia' },
      marks: ['town', 'depot'],
    }));
    const map = await chartMarkup(new Layout({ ...board, spaces }, false), art, {
      fine: true,
      contrast: false,
    });
    expect(map).not.toMatch(/NaN|undefined/);
    expect(map).toContain('#8c1f3a'); // the border of the two countries
    for (const nation of ['soviet', 'romanian', 'czech', 'german', 'hungarian', '']) {
      const drawn = art.token(
        {
          id: 'u',
          kind: 'armor',
          look: 'armor',
          space: '',
          side: 'axis',
          nation,
          values: [4, 6, 6],
          badge: '75',
        },
        'full',
        undefined,
      );
      expect(drawn).toContain('4-6-6');
      expect(drawn).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('dice', () => {
  it('sort themselves: what counts first, equal ones as they fell', () => {
    expect(slotsOf([2, 0, 1, 0])).toEqual([3, 0, 2, 1]);
    expect(slotsOf([])).toEqual([]);
  });
});
