// Queries that change nothing: odds, hints, and the review of a finished match.

import { lazily } from '../browser/lazy';
import { hasOdds } from '../model/interaction';
import type { ActionView, Odds, Review } from '../net/protocol';
import type { Hint } from '../model/review';
import type { TableContext } from './tableContext';

const lazy = { findHint: lazily(() => import('./findHint')) };

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
    const { findHint } = await lazy.findHint();
    return findHint(this.table)
      .then((hint) => (this.hint = hint))
      .finally(() => (this.hinting = false));
  }

  forgetHint(): void {
    if (!this.hint) return;
    this.hint = null;
    this.table.selection.advised = null;
  }
}
