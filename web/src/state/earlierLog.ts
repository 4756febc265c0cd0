import { mergeLines } from '../model/moments';
import type { TableContext } from './tableContext';

/** Read what came before the newest page of a long log, page by page, for the seat shown now. */
export async function readEarlierLog(table: TableContext): Promise<void> {
  const seat = table.seat;
  while (table.log[0]?.number) {
    const answer = await table.ask({ type: 'log', before: table.log[0].number });
    if (answer.type !== 'log' || table.seat !== seat) return;
    // After another welcome the log begins anew, and so does reading it.
    if (answer.log.at(-1)?.number !== table.log[0].number - 1) return;
    table.log = mergeLines(answer.log, table.log);
  }
}
