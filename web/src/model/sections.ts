// Parts of the board that go by another name on the other side of the table.

import type { Board } from '../net/protocol';

/** What the reader calls a part that a player names: the left of the one is the right of the other. */
export function opposite(board: Board, player: string, reader: string, name: string): string {
  const region = board.regions?.find(({ names }) => names?.[player] === name);
  return region?.names?.[reader] ?? name;
}
