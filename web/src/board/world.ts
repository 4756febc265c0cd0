// The part of the plane that the camera shows: the board, with its frame or its repeated edges.

import type { GameArt } from '../art/gameArt';
import type { Box, Camera, Size } from './camera';
import type { Margin } from './chart';
import type { Layout } from './layout';

const REPEATED = 0.08; // share of an endless map that is repeated at both edges

export const worldOf = (layout: Layout, art: GameArt, margin: Margin): Box =>
  layout.board.wraps
    ? endless(layout, art)
    : {
        left: -margin.x,
        top: -margin.top,
        width: layout.width + margin.x * 2,
        height: layout.height + margin.top + margin.bottom,
      };

function endless({ width, height }: Layout, art: GameArt): Box {
  return {
    left: -width * REPEATED,
    top: 0,
    width: width * (1 + 2 * REPEATED),
    height,
    period: width,
    start: width * (art.cutOpen ?? 0),
  };
}

/** An endless map that fits into the window is cut off a little beyond its edges. */
export function clipOf({ period, left, width, height }: Box, camera: Camera, view: Size): string {
  if (!period || width * camera.k > view.width) return '';
  const right = left + width;
  return `polygon(${left}px 0px,${right}px 0px,${right}px ${height}px,${left}px ${height}px)`;
}
