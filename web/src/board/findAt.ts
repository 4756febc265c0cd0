// What lies under a point of the board.

import type { Pt } from '../art/hex';
import { tokenAnchor } from '../model/geometry';
import type { Live } from '../net/protocol';
import type { Found } from './gestures.svelte';
import { bare, regionsOf, type Layout } from './layout';
import { layerOf, placeTokens } from './tokenLayout';

const PIECE_REACH = 24; // so far from its middle a piece among others is still hit
const HEADING_REACH = 36; // how far beside the middle of its column a heading is still hit

/**
 * The best answer to a click: what can be chosen there, or else what lies on top. `head` is the
 * height of the headings above the board, which stand for the regions below them.
 */
export function findAt(
  [x, y]: Pt,
  layout: Layout,
  live: Live,
  targets: ReadonlyMap<string, unknown>,
  lookup: ReadonlyMap<string, string>,
  head: number,
): Found | null {
  const heading =
    y < 0 && y > -head ? layout.places.find((p) => Math.abs(p.x - x) < HEADING_REACH) : undefined;
  const place = layout.at(x, y) ?? heading;
  if (!place) return null;
  const { space } = place;
  const there = (live.tokens ?? []).filter((t) => t.space === space.id).reverse();
  const units = there.filter((t) => layerOf(t) === 'unit');
  const here = heading
    ? []
    : [...units, ...there.filter((t) => !units.includes(t))].map(tokenAnchor);
  const regions = [...targets.keys()].filter((anchor) =>
    regionsOf(anchor, layout, live).some(
      (region) => region.spaces?.includes(space.id) || space.zones?.includes(region.id),
    ),
  );
  if (heading && !regions.length) return null;
  const all = [...here, layout.spaceAnchor(space.id), ...regions];
  const chosen = all.map((anchor) => lookup.get(bare(anchor)) ?? '').find(Boolean);
  // In an area several pieces stand side by side: the one that is hit is meant, or none of them.
  if (layout.board.shape === 'area' && units[1]) {
    const ways = { held: new Map(), lifted: new Set<string>(), labelled: false };
    const at = x - (layout.board.wraps ? Math.floor(x / layout.width) * layout.width : 0);
    const hit = placeTokens([...units].reverse(), layout, ways).find(
      (one) => Math.hypot(one.x - at, one.y - y) < PIECE_REACH,
    )?.token;
    const anchor = hit ? tokenAnchor(hit) : layout.spaceAnchor(space.id);
    return { anchor, space: space.id, here: all, token: hit ?? units[0] };
  }
  const fallback = units.length && !heading ? tokenAnchor(units[0]) : layout.spaceAnchor(space.id);
  return { anchor: chosen ?? fallback, space: space.id, here: all, token: units[0] };
}
