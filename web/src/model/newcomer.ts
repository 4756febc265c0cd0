// Who is new to a game. The home page asks it too, which needs nothing else of the seats.

import type { TableInfo } from '../net/protocol';

/** Whether somebody has not finished a match of a game yet; a lesson or a match that was begun teaches little. */
export const isNewcomer = (tables: Pick<TableInfo, 'game' | 'status'>[], game: string): boolean =>
  !tables.some((table) => table.game === game && table.status === 'over');
