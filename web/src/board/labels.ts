// Places labels on a map: each beside its place, none over another. A label without room is left out,
// unless it is required.

import type { Pt } from '../art/hex';

export interface Wish {
  id: string;
  /** The preferred middle of the label. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Small numbers are placed first. */
  rank: number;
  /** It is shown even if it covers something. */
  needed: boolean;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Offsets from the preferred place, as shares of the label's size; near ones first. */
const NUDGES: Pt[] = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.3, 0],
  [0.3, 0],
  [-0.3, -0.8],
  [0.3, -0.8],
  [-0.3, 0.8],
  [0.3, 0.8],
  [0, 1.2],
  [0, -1.2],
  [-0.55, 0],
  [0.55, 0],
  [-0.55, 1],
  [0.55, 1],
  [-0.55, -1],
  [0.55, -1],
  [0, -2.2],
  [0, 2.2],
];
const CELL = 160;
const MAX_COVERED = 0.22; // share of a label that may be covered
const FAR = 800; // a label so far from its place is as bad as one that is covered all over

function overlap(a: Rect, b: Rect): number {
  const across =
    Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down =
    Math.min(a.y + a.height / 2, b.y + b.height / 2) -
    Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return across > 0 && down > 0 ? across * down : 0;
}

/** Boxes in the cells of a grid, so that only near ones are compared. */
class Near {
  private readonly cells = new Map<string, Rect[]>();

  private keys(box: Rect): string[] {
    const found: string[] = [];
    for (
      let i = Math.floor((box.x - box.width / 2) / CELL);
      i <= Math.floor((box.x + box.width / 2) / CELL);
      i++
    )
      for (
        let j = Math.floor((box.y - box.height / 2) / CELL);
        j <= Math.floor((box.y + box.height / 2) / CELL);
        j++
      )
        found.push(`${i},${j}`);
    return found;
  }

  add(box: Rect): void {
    for (const key of this.keys(box)) this.cells.set(key, [...(this.cells.get(key) ?? []), box]);
  }

  covered(box: Rect): number {
    const met = new Set(this.keys(box).flatMap((key) => this.cells.get(key) ?? []));
    return [...met].reduce((sum, other) => sum + overlap(box, other), 0);
  }
}

/** The share of a label beyond the edge of the map. */
const beyond = (box: Rect, map: Rect | undefined): number =>
  map ? Math.round(box.width * box.height - overlap(box, map)) : 0;

/**
 * The middle of each label that is shown; `taken` are places to keep free, and labels stay within the
 * `map`. An endless map repeats itself after a `period`.
 */
export function arrange(
  wishes: Wish[],
  taken: Rect[] = [],
  period = 0,
  map?: Rect,
): Map<string, Pt> {
  const near = new Near();
  const put = (box: Rect): void => {
    for (const by of period ? [-period, 0, period] : [0]) near.add({ ...box, x: box.x + by });
  };
  for (const box of taken) put(box);
  const found = new Map<string, Pt>();
  for (const wish of [...wishes].sort((a, b) => a.rank - b.rank || a.y - b.y || a.x - b.x)) {
    let best: Rect = { ...wish };
    let [least, hidden] = [Infinity, Infinity];
    for (const [dx, dy] of NUDGES) {
      const box = {
        x: wish.x + dx * wish.width,
        y: wish.y + dy * wish.height,
        width: wish.width,
        height: wish.height,
      };
      const covered = (near.covered(box) + beyond(box, map)) / (wish.width * wish.height);
      const away = Math.hypot(box.x - wish.x, box.y - wish.y) / FAR;
      if (covered + away ** 2 < least) [best, least, hidden] = [box, covered + away ** 2, covered];
      if (!covered && !away) break;
    }
    if (!wish.needed && hidden > MAX_COVERED) continue;
    put(best);
    found.set(wish.id, [best.x, best.y]);
  }
  return found;
}

const MIN_LETTER_PX = 11;
const STEP = 1.25;

/** The least readable size of letters in units of the board, in a few steps. */
export const lettersAt = (k: number): number =>
  Math.round((MIN_LETTER_PX / STEP ** Math.floor(Math.log(k) / Math.log(STEP))) * 10) / 10;

/** A long name in two or three lines of similar length. */
export function inLines(text: string, most: number): string[] {
  if (text.includes('\n')) return text.split('\n'); // as the data break it
  if (text.length > most - 2 && !text.includes(' ')) return text.split(/(?<=-)(?!.*-)/);
  const words = text.split(' ');
  const count = Math.min(words.length, 3, Math.ceil(text.length / most));
  if (count < 2) return [text];
  const ideal = text.length / count;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const left = words.length - lines.join(' ').split(' ').filter(Boolean).length;
    if (
      last !== undefined &&
      (lines.length === count ||
        (last.length + word.length / 2 < ideal && left > count - lines.length))
    )
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
