// What a person has selected, is pointing at and is about to choose.

import {
  back,
  actionAt,
  cautionOf,
  click,
  exactly,
  givesUp,
  hasOdds,
  interactionOf,
  kindOf,
  type Button,
  type Caution,
  type Interaction,
} from '../model/interaction';
import type { ActionView, Preview } from '../net/protocol';
import { preferences } from './preferences.svelte';
import type { TableContext } from './tableContext';

const CONFIRM_MS = 4000; // to press a button again
const FORCED_MS = 300;

export class Selection {
  selected: string[] = $state.raw([]);
  hovered: string | null = $state(null); // the anchor under the pointer, or of a thing named in the log
  pointed: string | null = $state(null); // the anchor that the log or a hint points at
  pinned: string | null = $state(null); // the anchor that the inspector keeps showing
  preview: ActionView | null = $state.raw(null); // chosen once, to be confirmed
  caution: Caution | null = $state(null); // why it has to be
  follows: Preview | null = $state.raw(null); // what the server says will follow from it
  confirming: string | null = $state(null); // what was pressed once and waits for a second press

  /** The piece that was clicked to order its army: it is meant to carry the order out. */
  private meant: { order: string; piece: string } | null = null;

  constructor(private readonly table: TableContext) {}

  readonly interaction: Interaction | null = $derived.by(() => {
    const { question } = this.table;
    return question && interactionOf(question, this.selected);
  });

  /** The anchors under the pointer or the cursor, the topmost first. */
  readonly under: string[] = $derived.by(() =>
    this.table.thingsAt(this.hovered ?? this.table.cursor.place),
  );

  /** What a click would do now. */
  readonly aimed: ActionView | null = $derived.by(() => {
    if (this.preview) return this.preview;
    const { question } = this.table;
    return question && this.under.length ? actionAt(question, this.selected, this.under) : null;
  });

  /** The action whose odds are told: what a click would do, else the only one there that has any. */
  readonly weighed: ActionView | null = $derived.by(() => {
    const { question } = this.table;
    if (this.aimed || !question) return this.aimed;
    const step = this.under.length ? click(question, this.selected, this.under) : null;
    const path = step?.do === 'select' ? step.path : (this.interaction?.path ?? []);
    const found = path.length ? exactly(question.actions, path).filter(hasOdds) : [];
    return found.length === 1 ? found[0] : null;
  });

  point(anchor: string | null): void {
    this.pointed = anchor;
  }

  /** A new prompt: what was selected for the old one is gone. */
  reset(): void {
    const { table } = this;
    this.selected = [];
    this.settle();
    table.queries.forget();
    const { ply, settles } = table;
    if (!settles || table.curtain) return;
    table.timers.after(
      FORCED_MS,
      () => table.ply === ply && !table.busy && void table.act(settles),
    );
  }

  /** Cancel what waits for a second press. */
  settle(): void {
    this.preview = this.caution = this.follows = null;
    this.confirming = null;
  }

  /** Wait for a second press of the same button. */
  confirm(action: string): void {
    this.confirming = action;
    this.table.timers.after(
      CONFIRM_MS,
      () => this.confirming === action && (this.confirming = null),
    );
  }

  /**
   * A click on the board or on a card, or Enter at the cursor; `touch` needs a second tap, `exact`
   * means this thing and not what else lies at its place.
   */
  async pick(anchor: string, touch = false, exact = false): Promise<void> {
    const { table } = this;
    if (table.replaying || table.busy || !table.question || !table.connection.online) return;
    const anchors = exact ? [anchor] : table.thingsAt(anchor);
    const step = click(table.question, this.selected, anchors);
    if (step.do === 'act') {
      const [piece] = anchors;
      const itself = step.action.anchors.includes(piece) || kindOf(piece) !== 'unit';
      this.meant = itself ? null : { order: step.action.action, piece };
      return this.choose(step.action, touch);
    }
    const place = step.do === 'why' ? this.glimpsed(anchors) : undefined;
    if (this.weighed && place) {
      this.meant = { order: this.weighed.action, piece: place };
      return this.choose(this.weighed, touch);
    }
    this.settle();
    if (step.do === 'select') this.selected = step.path;
    else if (step.do === 'back') this.goBack();
    else if (step.do === 'why' && !(await table.undo.changeMind(anchors))) {
      await table.feedback.why(anchors);
    }
  }

  /** Which of these the card that is raised could be used at, as it is lit: a click there uses it so. */
  private glimpsed(anchors: string[]): string | undefined {
    const { odds, oddsFor } = this.table.queries;
    if (!this.selected.length || this.weighed?.action !== oddsFor) return undefined;
    const lit = (odds?.sheet?.rows ?? []).flatMap((row) => row.anchors ?? []);
    return lit.find((anchor) => anchors.includes(anchor));
  }

  /**
   * Take an action, or show first what will follow from it. On touch a card and whatever has odds need
   * two taps; a button has `named` what it does.
   */
  async choose(action: ActionView, touch = false, named = false): Promise<void> {
    const { question } = this.table;
    if (!question || this.table.guide?.stops(action)) return;
    const asks = { first: preferences.askFirst, turn: preferences.askTurn };
    const tapped = touch && (kindOf(action.anchors[0] ?? '') === 'card' || hasOdds(action));
    const caution = cautionOf(question, action, asks, named) ?? (tapped ? 'card' : null);
    if (caution === 'early' && this.table.guide?.means(action)) return this.carryOut(action);
    if (!caution || (this.preview?.action === action.action && !givesUp(caution)))
      return this.carryOut(action);
    if (this.preview?.action !== action.action) await this.show(action, caution);
  }

  /** Show an action and what follows from it; it is done on a second press. */
  private async show(action: ActionView, caution: Caution): Promise<void> {
    this.settle();
    [this.preview, this.caution] = [action, caution];
    const { table } = this;
    const answer = await table.ask({ type: 'preview', seat: table.seat, action: action.action });
    if (this.preview === action && answer.type === 'preview') this.follows = answer.preview ?? null;
  }

  /** Do what was shown. */
  async commit(): Promise<void> {
    if (this.preview) await this.carryOut(this.preview);
  }

  /** Take an action; where it asks which piece it is for, the one that was clicked answers. */
  private async carryOut(action: ActionView): Promise<void> {
    const { meant, table } = this;
    if (!(await table.act(action)) || meant?.order !== action.action || !table.question) return;
    const next = actionAt(table.question, [], [meant.piece]);
    const asks = { first: true, turn: true };
    if (next && next.anchors.length === 1 && !cautionOf(table.question, next, asks, false))
      await table.act(next);
  }

  press(button: Button): Promise<void> {
    return this.choose(button.action, false, true);
  }

  /** Use something that was about to be left unused. */
  use(anchor: string): void {
    this.settle();
    this.selected = [];
    void this.pick(anchor, false, true);
  }

  /** The rightmost button: confirms the preview unless it gives something up, or ends the step. */
  async primary(): Promise<void> {
    if (this.table.replaying) return;
    if (this.preview) return givesUp(this.caution) ? this.settle() : this.commit();
    const buttons = this.interaction?.buttons ?? [];
    const button = buttons.find((b) => b.primary) ?? buttons.find((b) => b.end);
    if (button) await this.press(button);
  }

  /** Go back one step within the selection; false if nothing was selected. */
  goBack(): boolean {
    if (this.preview || this.confirming) {
      this.settle();
      return true;
    }
    if (this.selected.length) {
      this.selected = back(this.table.live.actions ?? [], this.selected);
      return true;
    }
    return this.table.undo.putDown();
  }
}
