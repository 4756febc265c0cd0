// Stacks of pieces: which of them is fanned out, so that a piece underneath can be chosen.

import { tokenAnchor } from '../model/geometry';
import type { Live, Token } from '../net/protocol';
import type { Found } from './gestures.svelte';
import { bare, type Layout } from './layout';
import { layerOf } from './tokenLayout';

export interface PileScope {
  layout: Layout;
  live: Live;
  /** What can be chosen: anchors by their bare id. */
  lookup: ReadonlyMap<string, string>;
  /** Nothing opens during a gesture, or under a piece that is dragged. */
  busy: boolean;
  dragging: boolean;
}

const REST_MS = 250; // a pointer that rests on a stack for so long opens it

export class Piles {
  /** The space whose stack is fanned out. */
  space: string | null = $state(null);
  /** Opened with a key: then it takes the focus. */
  keyed = $state(false);
  private restingOn = '';
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scope: () => PileScope) {}

  /** The pieces of the open stack. */
  readonly fanned: Token[] = $derived.by(() =>
    this.space === null ? [] : this.unitsAt(this.space),
  );
  /** The anchor for the whole stack: its place, if that can be chosen. */
  readonly whole: string | null = $derived.by(() =>
    this.space === null ? null : (this.scope().lookup.get(this.space) ?? null),
  );

  private unitsAt(space: string): Token[] {
    return (this.scope().live.tokens ?? []).filter(
      (token) => token.space === space && layerOf(token) === 'unit',
    );
  }

  /** A place and a unit on it can both be chosen: a click has to ask which. */
  isDouble(space: string): boolean {
    const { lookup } = this.scope();
    return (
      lookup.has(space) && this.unitsAt(space).some((token) => lookup.has(bare(tokenAnchor(token))))
    );
  }

  /** Several things there can be chosen: a click on the stack has not said which of them is meant. */
  asksWhich(space: string, shut: boolean): boolean {
    if (this.isDouble(space)) return shut;
    const { lookup, layout } = this.scope();
    const eligible = this.unitsAt(space).filter((token) => lookup.has(bare(tokenAnchor(token))));
    return layout.board.shape !== 'area' && eligible.length > 1;
  }

  isPile(space: string): boolean {
    const { board } = this.scope().layout;
    return this.isDouble(space) || (board.shape !== 'area' && this.unitsAt(space).length > 1);
  }

  open(space: string): void {
    this.keyed = false;
    this.space = space;
  }

  close(): void {
    this.space = null;
    this.restingOn = ''; // it opens again under the same pointer
  }

  /** Something was chosen there: the stack stays closed until the pointer comes again. */
  settle(): void {
    clearTimeout(this.resting);
    this.space = null;
  }

  /** Open or close with a key; false if there is nothing to open. */
  toggle(space: string): boolean {
    if (this.space === space || !this.isPile(space)) this.close();
    else this.space = space;
    this.keyed = this.space !== null;
    return this.keyed;
  }

  /** The pointer is over a place: a stack opens when it rests there, and closes when it leaves. */
  hover(found: Found | null, load: () => unknown): void {
    const space = found?.space ?? '';
    if (space !== this.restingOn) {
      this.restingOn = space;
      this.rest(space, load);
    }
    if (this.space !== null && space !== this.space) this.close();
  }

  private rest(space: string, load: () => unknown): void {
    clearTimeout(this.resting);
    if (!space || space === this.space || this.scope().busy || !this.isPile(space)) return;
    load(); // by the time it opens it is there
    this.resting = setTimeout(() => {
      const { busy, dragging } = this.scope();
      if (!busy && !dragging) this.open(space);
    }, REST_MS);
  }
}
