// What somebody tried who clicked something that cannot be chosen; loaded when that first happens.

import type { ActionView, Token } from '../net/protocol';
import { tokenAnchor } from './geometry';
import { actors, idOf, kindOf, offered, settle, under } from './interaction';

/** What is known of pieces on the board. */
export interface Pieces {
  opposed(a: string, b: string): boolean;
  /** Of the pieces on the side of `target` the one nearest to a piece; undefined if one is no piece. */
  nearest(piece: string, target: string): string | undefined;
}

/** The pieces of a moment; `places` are those of the board. */
export function piecesOf(tokens: Token[], places: Map<string, { x: number; y: number }>): Pieces {
  const find = (anchor: string): Token | undefined =>
    tokens.find((token) => tokenAnchor(token) === anchor);
  const far = (a: Token, b: Token): number => {
    const [p, q] = [places.get(a.space), places.get(b.space)];
    return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : Infinity;
  };
  return {
    opposed: (a, b) => {
      const [one, other] = [find(a), find(b)];
      return !!one && !!other && one.side !== other.side;
    },
    nearest: (piece, target) => {
      const [from, to] = [find(piece), find(target)];
      if (!from || !to || from.side === to.side) return undefined;
      const others = tokens.filter(
        (one) => one.side === to.side && kindOf(tokenAnchor(one)) === kindOf(target),
      );
      return tokenAnchor(
        others.reduce((best, one) => (far(from, one) < far(from, best) ? one : best), to),
      );
    },
  };
}

/**
 * What a click attempted, in the notation of a similar action: `move al08 H7` and a click on K3 make
 * `move al08 K3`. Null if no action is of that kind. Where several verbs are, what most can do is meant:
 * a unit that cannot attack is not asked why it clears no wire, and it is asked about the nearest enemy.
 */
export function attempt(
  all: ActionView[],
  selected: string[],
  anchors: string[],
  pieces?: Pieces,
): string | null {
  // Whoever asks about a thing does not mean to take something back.
  const actions = offered({ actions: all }).filter((o) => !o.marks?.includes('back'));
  const path = settle(actions, selected);
  for (let depth = path.length; depth >= 0; depth--) {
    const near = depth ? under(actions, path.slice(0, depth)) : actions;
    for (const anchor of anchors) {
      // Whoever clicks another own unit while one is selected means that one instead, no target.
      const alike = commonest(
        near.filter(({ anchors: all }) => {
          const one = all[depth] ?? '';
          return kindOf(one) === kindOf(anchor) && (!depth || !pieces?.opposed(one, anchor));
        }),
      );
      const like = alike.find((o) => o.anchors.length === depth + 1) ?? alike[0];
      if (!like) continue;
      const tried = swap(like.action, idOf(like.anchors[depth]), idOf(anchor), depth);
      if (tried === null) continue;
      const target = like.anchors[depth + 1] ?? '';
      const nearest = pieces?.nearest(anchor, target);
      return nearest ? swap(tried, idOf(target), idOf(nearest), depth + 1) : tried;
    }
  }
  return null;
}

/** Why nothing is known of what was clicked: a card comes first, or the prompt asks for another thing. */
export function unmet(actions: ActionView[], selected: string[]): string {
  const cards = actions.some(({ anchors }) => kindOf(anchors[0] ?? '') === 'card');
  return cards && !selected.length ? 'page-card-first' : 'page-nothing-here';
}

/** The actions of the verb that most things have, then of the one with the most actions. */
function commonest(actions: ActionView[]): ActionView[] {
  const verbs = new Map<string, ActionView[]>();
  for (const action of actions) verbs.set(action.verb, [...(verbs.get(action.verb) ?? []), action]);
  const [most = []] = [...verbs.values()].sort(
    (a, b) => actors(b).length - actors(a).length || b.length - a.length,
  );
  return most;
}

/** Null for the army of somebody else: it is no target of any order. */
function swap(action: string, old: string, fresh: string, depth: number): string | null {
  const words = action.split(' ');
  let at = words.indexOf(old, Math.min(depth + 1, words.length - 1));
  if (at < 0) at = words.indexOf(old);
  // The army of a captain goes by its own name in the notation: `ottoman.foot` is `foot`.
  if (at < 0 && old.includes('.'))
    return ownerOf(old) === ownerOf(fresh)
      ? swap(action, lastPart(old), lastPart(fresh), depth)
      : null;
  if (at < 0) return `${words[0]} ${fresh}`;
  words[at] = fresh;
  return words.join(' ');
}

const ownerOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
const lastPart = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
