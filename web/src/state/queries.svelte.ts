// Queries that change nothing: odds, hints, and the review of a finished match.

import { hasOdds } from '../model/interaction';
import type { ActionView, Odds, Review } from '../net/protocol';
import type { Hint } from '../model/review';
import type { TableContext } from './tableContext';

export class Queries {
  odds: Odds | null = $state.raw(null);
  oddsFor = $state('');
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  review: Review | null = $state.raw(null); // when the match is over
  reviewed = $state(0); // progress of the review, from 0 to 1
  unreviewed = $state(false); // it was refused, or it failed
  private known = new Map<string, Odds | null>();

  constructor(private readonly table: TableContext) {}

  /** A new prompt: odds and hint of the old one no longer apply. */
  forget(): void {
    this.known.clear();
    this.odds = null;
    this.oddsFor = '';
    this.forgetHint();
  }

  async askOdds(action: ActionView | null): Promise<void> {
    const { table } = this;
    if (!action || !hasOdds(action) || table.replaying) {
      this.odds = null;
      this.oddsFor = '';
      return;
    }
    const notation = action.action;
    this.oddsFor = notation;
    const known = this.known.get(notation);
    if (known !== undefined) {
      this.odds = known;
      return;
    }
    const { ply } = table;
    const answer = await table.ask({ type: 'odds', seat: table.seat, action: notation });
    if (answer.type !== 'odds' || ply !== table.ply) return;
    this.known.set(notation, answer.odds ?? null);
    if (this.oddsFor === notation) this.odds = answer.odds ?? null;
  }

  /** What would the best computer player do here? */
  async askHint(): Promise<Hint | null> {
    if (this.hinting) return null;
    this.hinting = true;
    const { findHint } = await import('./findHint');
    return findHint(this.table)
      .then((hint) => (this.hint = hint))
      .finally(() => (this.hinting = false));
  }

  forgetHint(): void {
    if (!this.hint) return;
    const { selection } = this.table;
    const raised = this.hint.action.anchors.slice(0, -1); // by the hint; what else is selected stays
    if (raised.join() === selection.selected.join()) selection.selected = [];
    this.hint = null;
    selection.advised = null;
  }
}
