import { expect, it } from 'vitest';
import { isMoving, within } from './pointer';

const thing = (zoom: number) => ({
  offsetWidth: 200,
  getBoundingClientRect: () => ({ left: 40, top: 20, width: 200 * zoom }),
});

it.each([1, 1.15, 1.3])('a pointer is found where the page is %s times as large', (zoom) => {
  const [x, y] = within({ clientX: 40 + 150 * zoom, clientY: 20 + 60 * zoom }, thing(zoom));
  expect(x).toBeCloseTo(150);
  expect(y).toBeCloseTo(60);
});

it('an element without a size uses the pixels of the window', () => {
  expect(
    within(
      { clientX: 50, clientY: 25 },
      {
        ...thing(1),
        offsetWidth: 0,
        getBoundingClientRect: () => ({ left: 40, top: 20, width: 0 }),
      },
    ),
  ).toEqual([10, 5]);
});

it('knows a pointer at rest from one that moves', () => {
  const at = (screenX: number) => isMoving({ screenX, screenY: 5 });
  expect([at(1), at(1), at(2), at(2)]).toEqual([true, false, true, false]);
});
