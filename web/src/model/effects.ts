// Turns what happened into animations: moves and dice come from the messages, losses from pieces
// that are weaker than before.

import type { Effect } from '../board/types';
import type { Board, Live, LogLine, Message } from '../net/protocol';
import { facesOf, placeOf, attackOf, moveOf } from './logEvents';

let last = 0;
const thrown = new WeakSet<LogLine>(); // lines whose dice were shown before their result

/** The dice of log lines that have come, while the scene is still as it was; they belong to an attack. */
export function diceOf(lines: LogLine[], board: Board, attack?: Message): Effect[] {
  for (const line of lines) thrown.add(line);
  const target = attack ? placeOf(attack, board) : '';
  return toldIn(lines, board, target).filter((effect) => effect.kind === 'dice');
}

/** The effects of new log lines; the scene already holds the result. */
export function effectsOf(lines: LogLine[], before: Live, after: Live, board: Board): Effect[] {
  const seen = lines.filter((line) => thrown.delete(line)).length > 0;
  const found = toldIn(lines, board).filter((effect) => !seen || effect.kind !== 'dice');
  return [...found, ...losses(before, after)];
}

/** Where it happens: at the first effect, else at the place that the lines speak of. */
export function placeSeen([effect]: Effect[], lines: LogLine[], board: Board): string {
  if (effect) return effect.kind === 'move' ? effect.path.at(-1)! : effect.at;
  const told = lines.filter((line) => !line.undone).flatMap((line) => line.messages);
  return told.map((message) => placeOf(message, board)).find(Boolean) ?? '';
}

/** `target` is where the dice of an attack fall. */
function toldIn(lines: LogLine[], board: Board, target = ''): Effect[] {
  const found: Effect[] = [];
  for (const line of lines) {
    if (line.undone) continue;
    for (const message of line.messages) {
      target = attackOf(message)?.to ?? target;
      found.push(...told(message, board, target));
    }
  }
  return found;
}

function told(message: Message, board: Board, target: string): Effect[] {
  const faces = facesOf(message);
  if (faces.length)
    return [{ id: ++last, kind: 'dice', at: placeOf(message, board) || target, faces }];
  const move = moveOf(message, board);
  return move ? [{ id: ++last, kind: 'move', token: move.token, path: move.way }] : [];
}

function losses(before: Live, after: Live): Effect[] {
  if (!after.tokens || before.tokens === after.tokens) return [];
  const now = new Map(after.tokens.map((token) => [token.id, token]));
  return (before.tokens ?? []).flatMap((token): Effect[] => {
    const left = now.get(token.id)?.strength ?? 0;
    if ((token.layer ?? 'unit') !== 'unit' || !token.strength || left >= token.strength) return [];
    return [
      {
        id: ++last,
        kind: 'loss',
        at: `space:${now.get(token.id)?.space ?? token.space}`,
        token,
        gone: !now.has(token.id),
      },
    ];
  });
}
