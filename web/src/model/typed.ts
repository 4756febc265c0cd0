// What somebody typed instead of clicking; loaded when that first happens.

import type { ActionView } from '../net/protocol';

/** The action that a typed line means: its notation, an unambiguous beginning of it, or its number. */
export function typed(actions: ActionView[], line: string): ActionView | null {
  const text = line.trim().replace(/\s+/g, ' ').toLowerCase();
  if (!text) return null;
  const exact = actions.find((o) => o.action.toLowerCase() === text);
  if (exact) return exact;
  const number = /^\d+$/.test(text) ? actions[Number(text) - 1] : undefined;
  if (number) return number;
  const begin = actions.filter((o) => o.action.toLowerCase().startsWith(text));
  return begin.length === 1 ? begin[0] : null;
}
