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
    if (onto && cardOf(anchor)) ondropped(onto);
    else if (board && !lifted) void table.selection.pick(anchor);
    else if (board && !table.selection.pressed) click(board, event); // else its buttons say what to do
  };
  const end = (): void => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  window.addEventListener('dragend', end, { once: true });
}

const within = ({ target }: DragEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const boardOf = (event: DragEvent): HTMLElement | null => within(event, '.stage .board');
const cardAt = (event: DragEvent): string =>
  cardOf(within(event, '.hand .card-button')?.dataset.anchor);

/** The board finds what lies at a point when it is pressed there. */
function click(board: HTMLElement, { clientX, clientY }: DragEvent): void {
  board.setPointerCapture = () => undefined; // no pointer is down after a drop
  const press = { clientX, clientY, pointerType: 'mouse', bubbles: true };
  for (const type of ['pointerdown', 'pointerup'])
    board.dispatchEvent(new PointerEvent(type, press));
  delete (board as Partial<HTMLElement>).setPointerCapture;
}
