// Queries that change nothing: odds, hints, and the review of a finished match.

import { hasOdds } from '../model/interaction';
import type { ActionView, LogLine, Odds, Review } from '../net/protocol';
import type { Hint } from '../model/review';
import type { TableContext } from './tableContext';

const MAX_MESSAGES = 3;

export class Queries {
  odds: Odds | null = $state.raw(null);
  oddsFor = $state('');
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  review: Review | null = $state.raw(null); // when the match is over
  reviewed = $state(0); // progress of the review, from 0 to 1
  unreviewed = $state(false); // it was refused, or it failed
  private reviewing: Promise<Review | null> | null = null;
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

  /** The calculation behind a line of the log, as far as the reader may know it. */
  async calculation(line: LogLine): Promise<Odds | null> {
    const { table } = this;
    const answer = await table.ask({ type: 'calculation', seat: table.seat, number: line.number });
    return answer.type === 'odds' ? (answer.odds ?? null) : null;
  }

  /** What would the best computer player do here? */
  async askHint(): Promise<Hint | null> {
    if (this.hinting) return null;
    this.hinting = true;
    return this.findHint().finally(() => (this.hinting = false));
  }

  private async findHint(): Promise<Hint | null> {
    const { table } = this;
    const { ply } = table;
    const answer = await table.ask({ type: 'hint', seat: table.seat });
    if (answer.type !== 'hint' || ply !== table.ply) return null;
    const action = table.live.actions?.find((action) => action.action === answer.action);
    if (!action) return null;
    const known = await table.ask({ type: 'preview', seat: table.seat, action: action.action });
    if (ply !== table.ply) return null;
    const told = known.type === 'preview' ? (known.preview?.messages ?? []) : [];
    this.hint = {
      follows: told.slice(1, 1 + MAX_MESSAGES), // the first says again what is done
      action,
      level: answer.level,
      chance: answer.chance,
      other: answer.other ?? '',
      otherChance: answer.other_chance ?? 0,
      prospects: answer.prospects ?? [],
    };
    table.selection.hovered = null; // what was pointed at before is not what is advised
    table.selection.selected = action.anchors.slice(0, -1);
    table.selection.advised = action.anchors.at(-1) ?? null;
    return this.hint;
  }

  forgetHint(): void {
    if (!this.hint) return;
    this.hint = null;
    this.table.selection.advised = null;
    this.table.selection.selected = [];
  }

  /** How the chances developed; requested once. */
  askReview(): Promise<Review | null> {
    this.reviewing ??= this.table.ask({ type: 'review', seat: this.table.seat }).then((answer) => {
      this.review = answer.type === 'review' ? (answer.review ?? null) : null;
      this.unreviewed = !this.review;
      if (!this.review) this.reviewing = null;
      return this.review;
    });
    return this.reviewing;
  }
}
