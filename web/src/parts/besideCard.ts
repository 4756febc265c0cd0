// Where an enlarged card is shown.

const GAP_PX = 12;
const WINDOW_EDGE_PX = 8;

/** Above the element if there is room, else below or beside it; always within the window. */
export function beside(
  near: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const inside = (at: number, length: number, room: number): number =>
    Math.max(WINDOW_EDGE_PX, Math.min(room - length - WINDOW_EDGE_PX, at));
  const middle = inside(near.left + near.width / 2 - size.width / 2, size.width, view.width);
  if (near.top - GAP_PX - size.height >= WINDOW_EDGE_PX)
    return { left: middle, top: near.top - GAP_PX - size.height };
  const below = near.top + near.height + GAP_PX;
  if (below + size.height <= view.height - WINDOW_EDGE_PX) return { left: middle, top: below };
  const top = inside(near.top + near.height / 2 - size.height / 2, size.height, view.height);
  const right = near.left + near.width + GAP_PX;
  return {
    left:
      right + size.width <= view.width - WINDOW_EDGE_PX
        ? right
        : inside(near.left - GAP_PX - size.width, size.width, view.width),
    top,
  };
}
