// What the best computer player would do here; loaded when somebody asks.

import { newsOf, type Hint } from '../model/review';
import type { Message } from '../net/protocol';
import type { TableContext } from './tableContext';

const MAX_MESSAGES = 3;

/** The hint, with what is advised lit on the board; none if the moment has passed. */
export async function findHint(table: TableContext): Promise<Hint | null> {
  const { ply } = table;
  const answer = await table.ask({ type: 'hint', seat: table.seat });
  if (answer.type !== 'hint' || ply !== table.ply) return null;
  const action = table.live.actions?.find((action) => action.action === answer.action);
  if (!action) return null;
  const told = await foretold(table, action.action);
  const instead = answer.other ? await foretold(table, answer.other) : [];
  if (ply !== table.ply) return null;
  const { seat } = table;
  const known = [...action.anchors, ...Object.values(action.text.args ?? {})];
  table.selection.hovered = null; // what was pointed at before is not what is advised
  table.selection.selected = action.anchors.slice(0, -1);
  table.selection.advised = action.anchors.at(-1) ?? null;
  return {
    // The first says again what is done.
    follows: newsOf(told.slice(1), instead, [...known, `seat:${seat}`, `country:${seat}`]).slice(
      0,
      MAX_MESSAGES,
    ),
    action,
    level: answer.level,
    chance: answer.chance,
    other: answer.other ?? '',
    otherChance: answer.other_chance ?? 0,
    prospects: answer.prospects ?? [],
  };
}

/** What follows from an action for certain. */
async function foretold(table: TableContext, action: string): Promise<Message[]> {
  const known = await table.ask({ type: 'preview', seat: table.seat, action });
  return known.type === 'preview' ? (known.preview?.messages ?? []) : [];
}
