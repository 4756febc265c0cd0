// Where a pointer is within a thing of the page.

interface Thing {
  offsetWidth: number;
  getBoundingClientRect(): { left: number; top: number; width: number };
}

/** In the pixels of the thing itself: where text is larger these are larger than those of the window. */
export function within(
  event: { clientX: number; clientY: number },
  thing: Thing,
): [number, number] {
  const box = thing.getBoundingClientRect();
  const zoom = box.width / thing.offsetWidth || 1;
  return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
}
