// How the chances of a finished match developed; requested once, by the screen that tells it.

import type { Queries } from './queries.svelte';
import type { TableContext } from './tableContext';

const asked = new WeakSet<Queries>();

export async function askReview(table: TableContext & { queries: Queries }): Promise<void> {
  const { queries } = table;
  if (asked.has(queries)) return;
  asked.add(queries);
  const answer = await table.ask({ type: 'review', seat: table.seat });
  queries.review = answer.type === 'review' ? (answer.review ?? null) : null;
  queries.unreviewed = !queries.review;
  if (queries.unreviewed) asked.delete(queries);
}
