import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('cancelAnimationFrame', () => undefined);
const { CameraControl } = await import('./cameraControl.svelte');

const world = { left: 0, top: 0, width: 2000, height: 500, period: 2000, start: 0 };

function looking(): InstanceType<typeof CameraControl> {
  const control = new CameraControl(() => ({
    world,
    middle: [1000, 250],
    focus: [],
    pieces: [],
    speed: 0,
    theatre: false,
  }));
  control.resize({ width: 1000, height: 500 });
  control.moveTo({ x: -1800, y: 0, k: 1 }); // 1800 to 2800: over the seam
  return control;
}

describe('following what happens', () => {
  it('leaves the map where it is if the place is seen, also as a copy beyond the seam', () => {
    const control = looking();
    control.follow([1850, 250]);
    control.follow([300, 250]); // seen at 2300
    expect(control.now.x).toBe(-1800);
  });
  it('shows a place that is not seen', () => {
    const control = looking();
    control.follow([1400, 250]);
    expect(control.toScreen([1400, 250])[0]).toBe(500);
  });
});

describe('before the board has a size', () => {
  it('nothing glides: the first view is the whole board, and then what was to be seen', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const board = { left: 0, top: 0, width: 1000, height: 500 };
    const scope = { world: board, middle: [500, 250] as [number, number], focus: [], pieces: [] };
    const control = new CameraControl(() => ({ ...scope, speed: 1, theatre: false }));
    control.follow([900, 400]);
    control.resize({ width: 1000, height: 700 });
    control.resize({ width: 1000, height: 400 });
    while (frames.length) frames.shift()!();
    expect(control.now.k).toBeLessThan(0.9);
    vi.stubGlobal('requestAnimationFrame', undefined);
  });
});

describe('the first view of a theatre of war', () => {
  const land = { left: 0, top: 0, width: 3000, height: 1800 };
  const seen = (...pieces: [number, number][]): number => {
    const middle: [number, number] = [1500, 900];
    const scope = { world: land, middle, focus: [], pieces, speed: 0, theatre: true };
    const control = new CameraControl(() => scope);
    control.resize({ width: 1000, height: 700 });
    return control.now.k;
  };
  it('is the whole map, if armies stand all over it', () => {
    expect(seen([100, 100], [2900, 1700])).toBeLessThan(0.4);
    expect(seen()).toBeLessThan(0.4);
  });
  it('is the part where most can be done, large enough to read', () => {
    const middle: [number, number] = [1500, 900];
    const focus: [number, number][] = [
      [200, 200],
      [2400, 1300],
      [2500, 1400],
    ];
    const pieces: [number, number][] = [
      [100, 100],
      [2900, 1700],
    ];
    const scope = { world: land, middle, focus, pieces, speed: 0, theatre: true };
    const control = new CameraControl(() => scope);
    control.resize({ width: 1000, height: 700 });
    expect(control.now.k).toBeGreaterThan(0.5);
    expect(control.toScreen([2450, 1350])[0]).toBeLessThan(1000);
  });
  it('is near enough to read the pieces, if a few stand close together', () => {
    expect(seen([1200, 900], [1500, 1000])).toBe(1);
  });
});

describe('a board beside a plan', () => {
  const board = { left: 0, top: 0, width: 780, height: 780 };
  const first = (uncut: boolean): number => {
    const middle: [number, number] = [390, 390];
    const scope = { world: board, middle, focus: [], pieces: [], speed: 0, theatre: false, uncut };
    const control = new CameraControl(() => scope);
    control.resize({ width: 401, height: 484 });
    return control.now.k;
  };
  it('is first seen whole in a window where a map alone would be cut', () => {
    expect(first(false) * board.width).toBeGreaterThan(401);
    expect(first(true) * board.width).toBeLessThanOrEqual(401);
  });
});

describe('a place that was chosen in a text', () => {
  const land = { left: 0, top: 0, width: 3000, height: 1800 };
  it('is shown near enough to read, and left where it is if it can be read', () => {
    const middle: [number, number] = [1500, 900];
    const scope = { world: land, middle, focus: [], pieces: [], speed: 0, theatre: true };
    const control = new CameraControl(() => scope);
    control.resize({ width: 1000, height: 700 });
    control.approach([1200, 900]);
    expect(control.now.k).toBeGreaterThan(0.6);
    expect(control.toScreen([1200, 900])).toEqual([500, 350]);
    control.approach([1300, 900]);
    expect(control.toScreen([1200, 900])).toEqual([500, 350]);
  });
});

describe('a theatre of war that is played on', () => {
  const land = { left: 0, top: 0, width: 3000, height: 1800, covered: 0 };
  const middle: [number, number] = [1500, 900];
  const near: [number, number] = [2450, 1350];
  const far: [number, number] = [200, 200];
  const scope = {
    world: land,
    middle,
    focus: [near],
    pieces: [far, near],
    speed: 0,
    theatre: true,
  };
  const playing = (): InstanceType<typeof CameraControl> => {
    const control = new CameraControl(() => scope);
    control.resize({ width: 1000, height: 700 });
    control.show([far, near]);
    return control;
  };
  it('stays where it is as long as something there can be chosen', () => {
    const control = playing();
    const { now } = control;
    control.show([far, near, middle]);
    expect(control.now).toEqual(now);
  });
  it('is where one left it after others were watched elsewhere', () => {
    const control = playing();
    const { now } = control;
    control.follow(far);
    expect(control.now).not.toEqual(now);
    control.show([far, near]);
    expect(control.now).toEqual(now);
  });
  it('comes back also where nothing on it is asked about', () => {
    const control = playing();
    const { now } = control;
    control.follow(far);
    control.show([]);
    expect(control.now).toEqual(now);
  });
  it('is not given back to whoever chose something elsewhere', () => {
    const control = playing();
    control.follow(far);
    const { now } = control;
    control.show([far], true);
    control.show([far, near]);
    expect(control.now).toEqual(now);
  });
  it('keeps whole when the window changes', () => {
    const control = playing();
    control.fit();
    control.resize({ width: 1000, height: 500 });
    expect(1800 * control.now.k).toBeLessThanOrEqual(500);
  });
  it('can be moved out from below what lies over its top', () => {
    const control = playing();
    control.pan(0, 5000);
    const free = control.now.y;
    scope.world = { ...land, covered: 90 };
    control.pan(0, 5000);
    scope.world = land;
    expect(control.now.y).toBe(free + 90);
  });
});

describe('a map that is seen whole', () => {
  it('comes out from below what lies over its top while something there can be chosen', () => {
    const scope = {
      world: { left: 0, top: 0, width: 3000, height: 1800, covered: 0 },
      middle: [1500, 900] as [number, number],
      focus: [],
      pieces: [],
      speed: 0,
      theatre: true,
    };
    const control = new CameraControl(() => scope);
    control.resize({ width: 1000, height: 640 });
    control.fit();
    const whole = control.now;
    scope.world.covered = 90;
    expect(control.uncover([[1500, 900]])).toBe(false); // it is in sight
    expect(control.uncover([[1500, 20]])).toBe(true);
    expect(control.toScreen([1500, 20])[1]).toBeGreaterThan(90);
    expect(control.toScreen([1500, 1800])[1]).toBeLessThan(640);
    scope.world.covered = 0;
    control.show([[1500, 20]]);
    expect(control.now).toEqual(whole);
    scope.world.covered = 90;
    control.resize({ width: 1000, height: 500 }); // a plan is laid below it
    expect(control.toScreen([0, 0])[1]).toBeGreaterThan(90);
    expect(control.toScreen([0, 1800])[1]).toBeLessThan(500);
  });
});

describe('whole parts of a map', () => {
  const land = { left: 0, top: 0, width: 3000, height: 1800 };
  const middle: [number, number] = [1500, 900];
  const scope = { world: land, middle, focus: [], pieces: [], speed: 0, theatre: false };
  const sector: [number, number][] = [
    [100, 1000],
    [1000, 1700],
  ];
  const near = (): InstanceType<typeof CameraControl> => {
    const control = new CameraControl(() => scope);
    control.resize({ width: 800, height: 600 });
    control.zoom(1 / control.now.k);
    control.centre([500, 800]);
    return control;
  };
  const sees = (control: InstanceType<typeof CameraControl>, at: [number, number]): boolean => {
    const [x, y] = control.toScreen(at);
    return x > 0 && y > 0 && x < 800 && y < 600;
  };
  it('are seen from end to end, though their first place was in view', () => {
    const control = near();
    expect(sees(control, sector[0])).toBe(false);
    control.showParts(sector);
    expect(sector.every((at) => sees(control, at))).toBe(true);
  });
  it('stay where they are once one was picked for', () => {
    const control = near();
    control.showParts([[500, 800], ...sector], true);
    expect(control.now.k).toBe(1);
  });
  it('are seen as near as they can be, each in its turn and in each window', () => {
    const control = near();
    control.showParts([[0, 0], ...sector, [3000, 1800]]);
    const far = control.now.k;
    control.showParts(sector);
    expect(control.now.k).toBeGreaterThan(far * 1.5);
    const { k } = control.now;
    control.resize({ width: 800, height: 900 });
    expect(control.now.k).toBeGreaterThan(k);
  });
  it('give the map back that was looked at', () => {
    const control = near();
    const { now } = control;
    control.showParts(sector);
    control.follow([500, 800]);
    expect(control.now).toEqual(now);
  });
});
