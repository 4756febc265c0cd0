// The keyboard's cursor on the board.

import { lazily } from '../browser/lazy';
import type { Cursor, Direction } from '../model/cursorSteps';
import { placeAnchor } from '../model/geometry';
import { actors, anchorsOf, cycle } from '../model/interaction';
import type { TableContext } from './tableContext';

const steps = lazily(() => import('../model/cursorSteps'));

export class BoardCursor {
  at: Cursor | null = $state.raw(null);

  constructor(private readonly table: TableContext) {}

  /** The anchor of the space it is on. */
  readonly place: string | null = $derived.by(() => {
    const { still } = this.table;
    return this.at && still ? placeAnchor(still.board, this.at.space) : null;
  });

  move(direction: Direction): void {
    const { still, flip, selection } = this.table;
    if (!still) return;
    selection.hovered = null;
    if (!this.at) this.at = this.first();
    else
      void steps().then(({ step }) => {
        this.at = (this.at && step(still.board, this.at, direction, flip)) || this.first();
      });
  }

  /** Go to the next or previous thing that lights up, or that can still act. */
  jump(among: 'lit' | 'actors', by: 1 | -1): string | null {
    const { table } = this;
    const all = among === 'lit' ? this.lit() : actors(table.live.actions ?? []);
    const spaces = all.map((anchor) => table.spaceOf(anchor));
    const here = all.filter((_, i) => spaces[i] && spaces.indexOf(spaces[i]) === i); // a pile counts once
    const from = here.find((anchor) => table.spaceOf(anchor) === this.at?.space) ?? null;
    const next = cycle(here, from, by);
    const space = next && table.spaceOf(next);
    if (space) this.at = this.on(space);
    table.selection.hovered = null;
    return next;
  }

  private lit(): string[] {
    const { interaction } = this.table.selection;
    return interaction ? anchorsOf(interaction) : [];
  }

  private first(): Cursor {
    const { table } = this;
    const anchor = table.selection.interaction?.path[0] ?? this.lit()[0];
    return this.on((anchor && table.spaceOf(anchor)) || table.still!.board.spaces[0].id);
  }

  private on(space: string): Cursor {
    return { space, column: this.table.places.get(space)?.x ?? 0 };
  }
}
