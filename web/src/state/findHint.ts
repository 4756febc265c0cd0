// What the best computer player would do here; loaded when somebody asks.

import type { Hint } from '../model/review';
import type { TableContext } from './tableContext';

/** The hint, with what is advised lit on the board; none if the moment has passed. */
export async function findHint(table: TableContext): Promise<Hint | null> {
  const { ply } = table;
  const answer = await table.ask({ type: 'hint', seat: table.seat });
  if (answer.type !== 'hint' || ply !== table.ply) return null;
  const named = (text = ''): Hint['other'] =>
    table.live.actions?.find(({ action }) => action === text) ?? null;
  const action = named(answer.action);
  if (!action) return null;
  const parts = answer.parts ?? [];
  table.selection.hovered = null; // what was pointed at before is not what is advised
  table.selection.advised = (parts.at(-1) ?? action).anchors.at(-1) ?? null;
  return {
    action,
    parts,
    level: answer.level,
    chance: answer.chance,
    other: named(answer.other),
    otherChance: answer.other_chance ?? 0,
    when: answer.when,
    reasons: answer.reasons ?? [],
  };
}
