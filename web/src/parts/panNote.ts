// Whoever drags a piece of his own that cannot be dragged moves the map: once he is told why.

import type { Table } from '../state/table.svelte';

let told = false;

export function tellPan(table: Table, anchor: string): void {
  const piece = table.shown.tokens?.find(({ id }) => anchor === `unit:${id}`);
  if (told || !table.mine || !piece || piece.side !== table.shown.side) return;
  told = true;
  table.feedback.tell({ key: 'page-pans' });
}
