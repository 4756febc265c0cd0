import { describe, expect, it } from 'vitest';
import { chain, hexSide, type Pt } from '../art/hex';
import { inShort, lettersFor, opening, splitName } from '../art/cardText';
import type { Live, Scene } from '../net/protocol';
import omaha from '../gallery/omaha.json';
import pegasus from '../gallery/pegasus.json';
import { centreOn, clamp, fit, heart, levelAt, visible, zoomAt } from './camera';
import { seedOf } from '../art/basics';
import { tokenAnchor } from '../model/geometry';
import { Layout, regionsOf, spacesOf } from './layout';

const scene = pegasus as unknown as Scene;
const live: Live = { side: scene.side, tokens: scene.tokens };
const world = { left: -46, top: -50, width: 992, height: 656 };
const view = { width: 1088, height: 700 };

describe('camera', () => {
  it('centres on all that matters if it fits, else on most of it', () => {
    const points: Pt[] = [
      [0, 0],
      [30, 500],
      [300, 20],
      [20, 40],
    ];
    expect(heart(points, { width: 300, height: 500 })).toEqual([150, 250]);
    expect(heart(points, { width: 200, height: 200 })).toEqual([15, 20]);
  });
  it('fits the whole board and centres it', () => {
    const camera = fit(world, view);
    expect(visible(camera, world, view)).toBeCloseTo(1);
    const middle = (world.left + world.width / 2) * camera.k + camera.x;
    expect(middle).toBeCloseTo(view.width / 2);
  });

  it('keeps the point under the pointer while zooming', () => {
    const before = zoomAt(fit(world, view), 2, 500, 300, world, view);
    const at = [(500 - before.x) / before.k, (300 - before.y) / before.k];
    const after = zoomAt(before, 1.2, 500, 300, world, view);
    expect(after.k).toBeCloseTo(before.k * 1.2);
    expect((500 - after.x) / after.k).toBeCloseTo(at[0]);
    expect((300 - after.y) / after.k).toBeCloseTo(at[1]);
  });

  it('never zooms out farther than the whole board', () => {
    expect(zoomAt(fit(world, view), 0.01, 0, 0, world, view).k).toBeCloseTo(
      Math.min(1, fit(world, view).k),
    );
  });

  it('does not lose the board', () => {
    const lost = clamp({ x: 90000, y: -90000, k: 2 }, world, view);
    expect(visible(lost, world, view)).toBeGreaterThan(0.1);
  });

  it('brings a place to the middle', () => {
    const camera = centreOn({ x: 0, y: 0, k: 3 }, 450, 280, world, view);
    expect(450 * camera.k + camera.x).toBeCloseTo(view.width / 2);
  });

  it('shows less on smaller maps', () => {
    expect([80, 50, 30, 20].map(levelAt)).toEqual(['all', 'plain', 'sparse', 'chips']);
  });
});

describe('layout', () => {
  const printed = new Layout(scene.board, false);
  const turned = new Layout(scene.board, true);

  it('finds every space under its own centre and none outside', () => {
    for (const layout of [printed, turned])
      for (const p of layout.places) expect(layout.at(p.x, p.y)).toBe(p);
    expect(printed.at(-30, 10)).toBeUndefined();
    expect(printed.at(2, 2)).toBeUndefined();
  });

  it('turns places, and turning twice changes nothing', () => {
    const place = turned.byId.get(scene.board.spaces[0].id)!;
    const [x, y] = turned.turn([place.x, place.y]);
    expect(x).toBeCloseTo(scene.board.spaces[0].x);
    expect(y).toBeCloseTo(scene.board.spaces[0].y);
    expect(turned.heading('NE')).toEqual(printed.heading('SW'));
  });

  it('knows the six neighbours', () => {
    expect(printed.neighbours(printed.byId.get('F5')!)).toHaveLength(6);
    expect(printed.neighbours(printed.byId.get('A9')!).length).toBeLessThan(6);
  });

  it('resolves anchors of tokens, spaces and regions', () => {
    const unit = scene.tokens.find((t) => (t.layer ?? 'unit') === 'unit')!;
    expect(spacesOf(tokenAnchor(unit), printed, live)).toEqual([unit.space]);
    expect(spacesOf('hex:F5', printed, live)).toEqual(['F5']);
    expect(spacesOf('card:ambush', printed, live)).toEqual([]);
    const left = regionsOf('section:left', printed, { ...live, side: 'allies' })[0];
    const right = regionsOf('section:right', printed, { ...live, side: 'axis' })[0];
    expect(left.id).toBe(right.id);
    expect(spacesOf('section:left', printed, { ...live, side: 'allies' })).toContain('A1');
  });

  it('reads every scene of the gallery', () => {
    const layout = new Layout((omaha as unknown as Scene).board, true);
    expect(layout.places).toHaveLength(113);
  });
});

describe('lines', () => {
  it('joins loose sides into one line', () => {
    const a: Pt = [0, 0];
    const b: Pt = [69.28, 0];
    const [p, q] = hexSide(a, b, 40);
    expect(Math.hypot(p[0] - q[0], p[1] - q[1])).toBeCloseTo(40);
    const lines = chain([
      [
        [0, 0],
        [10, 0],
      ],
      [
        [20, 5],
        [10, 0],
      ],
      [
        [20, 5],
        [30, 5],
      ],
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toHaveLength(4);
  });

  it('gives the same seed for the same name', () => {
    expect(seedOf('F5')).toBe(seedOf('F5'));
    expect(seedOf('F5')).not.toBe(seedOf('f5'));
  });
});

describe('words on cards', () => {
  it('writes long names in smaller letters', () => {
    expect(['Ambush', 'Panzergrenadiere', 'x'.repeat(50)].map(lettersFor)).toEqual([
      '',
      'narrow',
      'tight',
    ]);
  });
  it('separates the name from the place', () => {
    expect(splitName('Probe - Left Flank')).toEqual(['Probe', 'Left Flank']);
    expect(splitName('Probe – Left Flank')).toEqual(['Probe', 'Left Flank']);
    expect(splitName('Ambush')).toEqual(['Ambush', '']);
  });
  it('takes whole sentences only', () => {
    expect(opening('One two. Three four five. Six.', 26)).toBe('One two. Three four five.');
    expect(opening('A very long sentence that does not fit.', 5)).toBe(
      'A very long sentence that does not fit.',
    );
    expect(opening('No stop\nmore', 50)).toBe('No stop');
  });
});

describe('an endless map', () => {
  const endless = { left: -128, top: 0, width: 1856, height: 896, period: 1600 };
  it('fills the height of the window if all of it is seen then', () => {
    expect(fit(endless, { width: 1300, height: 640 }).k).toBeCloseTo(640 / 896);
    expect(fit(endless, { width: 1040, height: 640 }).k).toBeCloseTo(1040 / 1600);
    expect(fit(endless, { width: 360, height: 640 }).k).toBeCloseTo(360 / 1600);
  });
  it('is cut open where its game says', () => {
    const camera = fit({ ...endless, start: 400 }, { width: 1040, height: 640 });
    const left = -camera.x / camera.k;
    const right = (1040 - camera.x) / camera.k;
    expect((left + right) / 2).toBeCloseTo(400 + 800);
  });
});

describe('the text of a card', () => {
  it('holds whole sentences, as many as fit', () => {
    expect(inShort(['One', 'Two!', 'Three.'], 9)).toBe('One. Two!');
    expect(inShort(['A sentence that is long.', 'Another.'], 5)).toBe('A sentence that is long.');
  });
});
