// What the best computer player would do here; loaded when somebody asks.

import type { Hint } from '../model/review';
import type { TableContext } from './tableContext';

const MAX_MESSAGES = 3;

/** The hint, with what is advised lit on the board; none if the moment has passed. */
export async function findHint(table: TableContext): Promise<Hint | null> {
  const { ply } = table;
  const answer = await table.ask({ type: 'hint', seat: table.seat });
  if (answer.type !== 'hint' || ply !== table.ply) return null;
  const action = table.live.actions?.find((action) => action.action === answer.action);
  if (!action) return null;
  const known = await table.ask({ type: 'preview', seat: table.seat, action: action.action });
  if (ply !== table.ply) return null;
  const told = known.type === 'preview' ? (known.preview?.messages ?? []) : [];
  table.selection.hovered = null; // what was pointed at before is not what is advised
  table.selection.selected = action.anchors.slice(0, -1);
  table.selection.advised = action.anchors.at(-1) ?? null;
  return {
    follows: told.slice(1, 1 + MAX_MESSAGES), // the first says again what is done
    action,
    level: answer.level,
    chance: answer.chance,
    other: answer.other ?? '',
    otherChance: answer.other_chance ?? 0,
    prospects: answer.prospects ?? [],
  };
}
