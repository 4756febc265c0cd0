// Where the pointer is within an element.

interface Thing {
  offsetWidth: number;
  getBoundingClientRect(): { left: number; top: number; width: number };
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
