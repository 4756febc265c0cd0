// A card that is dragged: dropped on the map it is used at that place, as by a click on it; one that is
// used in no place does what a click on the card does. Dropped on another card it takes its place.

import { cardOf } from './cardPeek.svelte';
import type { Table } from '../state/table.svelte';

/** Follow a card that is being dragged until it is dropped. */
export function carry(table: Table, anchor: string, ondropped: (onto: string) => void): void {
  const lifted = table.selection.lift(anchor);
  const over = (event: DragEvent): void => {
    if (boardOf(event) || cardAt(event)) event.preventDefault(); // it may be dropped here
  };
  const drop = (event: DragEvent): void => {
    const [board, onto] = [boardOf(event), cardAt(event)];
    if (board || onto) event.preventDefault();
    // Its buttons say what to do with a card that asks; else the board picks the place.
    if (onto || (board && (!lifted || table.selection.pressed))) event.stopPropagation();
    if (onto && cardOf(anchor)) ondropped(onto);
    else if (board && !lifted) void table.selection.pick(anchor);
  };
  const end = (): void => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop, true);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop, true); // before the board
  window.addEventListener('dragend', end, { once: true });
}

const within = ({ target }: DragEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const boardOf = (event: DragEvent): HTMLElement | null => within(event, '.stage .board');
const cardAt = (event: DragEvent): string =>
  cardOf(within(event, '.hand .card-button')?.dataset.anchor);
