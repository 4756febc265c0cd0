// Where the pointer is within an element, and whether it clicked twice.

interface Thing {
  offsetWidth: number;
  getBoundingClientRect(): { left: number; top: number; width: number };
}

/** Whether this is the second click of a double click, which never does a second thing. */
export const isRepeat = (event: MouseEvent): boolean => event.detail > 1;

let last = { screenX: NaN, screenY: NaN };
/** Whether the pointer moved since the last time: what slides under one at rest was not pointed at. */
export function isMoving({ screenX, screenY }: Pick<MouseEvent, 'screenX' | 'screenY'>): boolean {
  const moved = screenX !== last.screenX || screenY !== last.screenY;
  last = { screenX, screenY };
  return moved;
}

/** In the element's own pixels: a larger text size scales them, but not those of the window. */
export function within(
  event: { clientX: number; clientY: number },
  thing: Thing,
): [number, number] {
  const box = thing.getBoundingClientRect();
  const zoom = box.width / thing.offsetWidth || 1;
  return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
}
