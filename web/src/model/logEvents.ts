// What log messages mean on the board: who moved where, who attacked whom, which dice were rolled.

import { idOf, kindOf } from './interaction';
import type { Trail } from '../board/types';
import type { Board, LogLine, Message } from '../net/protocol';

export interface Move {
  token: string; // its id
  way: string[]; // spaces as anchors, from first to last
}

export interface Attack {
  from: string;
  to: string;
}

const word = (message: Message, name: string): string => {
  const value = message.args?.[name];
  return typeof value === 'string' ? value : '';
};

/** A move from one space to another; `way` names those in between. */
export function moveOf(message: Message, board: Board): Move | null {
  const unit = Object.values(message.args ?? {}).find(
    (v): v is string => typeof v === 'string' && kindOf(v) === 'unit',
  );
  const kind = board.place || board.shape;
  const places = [word(message, kind), word(message, `${kind}2`)];
  if (!unit || !places[0] || !places[1] || word(message, 'unit2')) return null;
  const between = word(message, 'way')
    .split(' ')
    .filter(Boolean)
    .map((id) => `${kind}:${id}`);
  return { token: idOf(unit), way: [places[0], ...between, places[1]] };
}

/** An attack: two units, each with its place at that moment. */
export function attackOf(message: Message): Attack | null {
  const [from, to] = [word(message, 'at'), word(message, 'at2')];
  return from && to && word(message, 'unit') && word(message, 'unit2') ? { from, to } : null;
}

export const facesOf = (message: Message): string[] =>
  word(message, 'face').split(' ').filter(Boolean);

/** The place that a message is about; that of the second unit comes first. */
export function placeOf(message: Message, board: Board): string {
  const kind = board.place || board.shape;
  return (
    word(message, 'at2') || word(message, 'at') || word(message, kind) || word(message, 'unit')
  );
}

/** What others did in their latest turn, and everything after it. */
export function recent(log: LogLine[], seat: string): LogLine[] {
  const standing = log.filter((line) => !line.undone);
  let first = standing.length;
  while (first > 0 && standing[first - 1].seat === seat) first -= 1;
  while (first > 0 && standing[first - 1].seat !== seat) first -= 1;
  return standing.slice(first);
}

/** Arrows for the moves and attacks of some lines, numbered in order. */
export function trailsOf(lines: Pick<LogLine, 'messages' | 'undone'>[], board: Board): Trail[] {
  const found: Trail[] = [];
  for (const line of lines) {
    if (line.undone) continue;
    for (const message of line.messages) {
      const move = moveOf(message, board);
      const attack = move ? null : attackOf(message);
      if (move && move.way[0] !== move.way.at(-1))
        found.push({
          from: move.way[0],
          to: move.way.at(-1)!,
          label: String(found.length + 1),
          kind: 'move',
        });
      else if (
        attack &&
        !found.some((t) => t.kind === 'attack' && t.from === attack.from && t.to === attack.to)
      ) {
        found.push({ ...attack, label: String(found.length + 1), kind: 'attack' });
      }
    }
  }
  return found;
}
