// What a person has selected, is pointing at and is about to choose.

import {
  back,
  actionAt,
  cautionOf,
  click,
  commits,
  endsStep,
  exactly,
  givesUp,
  hasOdds,
  idOf,
  interactionOf,
  kindOf,
  under,
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
  pointed: string | null = $state(null); // the anchor of a thing named in a text, or of a button
  advised: string | null = $state(null); // the anchor that a lesson or a hint means
  pinned: string | null = $state(null); // the anchor that a person keeps in the inspector
  preview: ActionView | null = $state.raw(null); // chosen once, to be confirmed
  caution: Caution | null = $state(null); // why it has to be
  follows: Preview | null = $state.raw(null); // what the server says will follow from it
  other: ActionView | null = $state.raw(null); // what a click may have meant as well
  confirming: string | null = $state(null); // what was pressed once and waits for a second press
  leaving = $state(false); // the button that ends the step is pointed at

  private button: ActionView | null = $state.raw(null); // of the bar, that is pointed at

  private over: string | null = $state(null);

  /** What was clicked to order its army, or to use a card there: it answers what the order asks. */
  private meant: { order: string; piece: string; lit: boolean; clicked?: string } | null = null;

  /** What the click on a lit place was to lead to, once the card is played. */
  private follower = '';

  constructor(private readonly table: TableContext) {}

  readonly interaction: Interaction | null = $derived.by(() => {
    const { question, guide } = this.table;
    if (!question) return null;
    return interactionOf(question, this.selected, guide?.lights?.(question.actions, this.selected));
  });

  /** The anchor under the pointer, on the board or in the hand. */
  get hovered(): string | null {
    return this.over;
  }
  set hovered(anchor: string | null) {
    this.over = anchor;
    if (anchor !== null) this.pointed = null; // a text that is gone does not say that it was left
  }

  /** What is advised, unless something else has been taken up: that is what a person asks about. */
  readonly guided: string | null = $derived.by(() => {
    const { advised, selected } = this;
    if (!advised || !selected.length || selected.includes(advised)) return advised;
    const { question, guide } = this.table;
    const here = under(question?.actions ?? [], selected);
    return here.some((one) => one.anchors.includes(advised) || guide?.means(one)) ? advised : null;
  });

  /** What a person points at, in whatever way. */
  readonly pointer: string | null = $derived.by(
    () => this.pointed ?? this.hovered ?? this.table.cursor.place,
  );

  /** What the inspector is about: the pointer always wins, except over a person's own pin. */
  readonly inspected: string | null = $derived.by(
    () =>
      this.pinned ??
      this.pointer ??
      this.preview?.anchors.at(-1) ??
      this.guided ??
      this.interaction?.path.at(-1) ??
      this.table.shown.prompt?.anchors?.[0] ??
      null,
  );

  /** The anchors under the pointer or the cursor, the topmost first. */
  readonly under: string[] = $derived.by(() => this.table.thingsAt(this.aim));

  private get aim(): string | null {
    return this.hovered ?? this.table.cursor.place;
  }

  /** What a click would do now. */
  readonly aimed: ActionView | null = $derived.by(() => {
    if (this.preview) return this.preview;
    const { question } = this.table;
    const { under, aim } = this;
    return question && aim && under.length ? actionAt(question, this.selected, under, aim) : null;
  });

  /** What is selected, else the card that a hint or a lesson has raised: its places stay lit. */
  private readonly raised: string[] = $derived.by(() => {
    const { path = [] } = this.interaction ?? {};
    const { advised } = this;
    return path.length || !advised || kindOf(advised) !== 'card' ? path : [advised];
  });

  /** The action whose odds are told: what a click would do, else the only one there that has any. */
  readonly weighed: ActionView | null = $derived.by(() => {
    const { question } = this.table;
    if (!question) return this.preview;
    const { preview } = this;
    if (this.button && hasOdds(this.button)) return this.button;
    if (preview && !preview.anchors.length && hasOdds(preview)) return preview; // it is asked about
    const { hint } = this.table.queries;
    const advice = hint && !hint.parts.length && this.guided === this.advised;
    if (advice && !this.pointer && !this.preview) return hint.action;
    const at = this.pointer ?? (this.preview ? null : this.guided);
    const under = this.table.thingsAt(at);
    const step = at && under.length ? click(question, this.selected, under, at) : null;
    if (step?.do === 'act') return step.action;
    if (this.preview) return this.preview;
    // What a click takes back is weighed as it was before.
    const again = question.actions.find(
      (one) => one.marks?.includes('again') && hasOdds(one) && under.includes(one.anchors[0]),
    );
    if (again) return again;
    const path = step?.do === 'select' ? step.path : this.raised;
    const found = path.length ? exactly(question.actions, path).filter(hasOdds) : [];
    // Of several on one target the first is told; which of them is done, a button says.
    const aimed = step?.do === 'select' || step?.do === 'back';
    return found.length === 1 || aimed ? (found[0] ?? null) : null;
  });

  /** The card that is raised, if the places are lit where a click would use it. */
  readonly aims: string = $derived.by(() => {
    const [card = ''] = this.table.mine ? this.selected : [];
    const { odds, oddsFor } = this.table.queries;
    const lit = this.weighed?.anchors[0] === card && this.weighed.action === oddsFor;
    return lit && odds?.sheet?.rows?.some((row) => row.anchors?.length) ? card : '';
  });

  /** The card that is raised, if all that can be done with it stands on buttons. */
  readonly pressed: string = $derived.by(() => {
    const [card = ''] = this.table.mine ? this.selected : [];
    const { path = [], buttons = [] } = this.interaction ?? {};
    const { actions = [] } = this.table.question ?? {};
    const here = kindOf(card) === 'card' && !this.aims ? under(actions, path) : [];
    const shown = here.filter((action) => buttons.some((button) => button.action === action));
    return shown.length && shown.length === here.length ? card : '';
  });

  /** Whether a choice was begun and is not made yet. */
  get holds(): boolean {
    return this.selected.length > 0 || !!this.preview || !!this.confirming;
  }

  /** Whether what is selected can only be put back. */
  private get returns(): boolean {
    const here = under(this.table.live.actions ?? [], this.selected);
    return here.length > 0 && here.every((action) => action.marks?.includes('back'));
  }

  /** A card that is dragged is lifted, as by a click; nothing is done before it is dropped. */
  lift(anchor: string): boolean {
    const { question, busy, replaying } = this.table;
    if (!question || busy || replaying) return false;
    const step = click(question, [], [anchor]);
    if (step.do === 'select') this.selected = step.path;
    return step.do === 'select';
  }

  point(anchor: string | null): void {
    this.pointed = anchor;
  }

  /** A button of the bar is pointed at: what its action is about is shown, and its odds. */
  weigh(action: ActionView | null): void {
    this.button = action;
    this.pointed = action?.anchors.at(-1) ?? null;
  }

  /** Whether an action is about a thing: what is told of it stands under the name of that thing. */
  concerns(action: ActionView, anchor: string | null): boolean {
    const things = this.table.thingsAt(anchor);
    return (
      anchor === null ||
      action === this.button ||
      (action === this.preview && !action.anchors.length) ||
      action.anchors.some((one) => things.includes(one))
    );
  }

  /** A new prompt: what was selected for the old one is gone. */
  reset(): void {
    const { table } = this;
    this.selected = [];
    this.weigh(null);
    this.leaving = false;
    this.settle();
    table.queries.forget();
    // Of a fight its numbers are told, not what the pointer happens to rest on.
    if (table.live.sheets?.length) this.hovered = null;
    if (table.settles && !table.curtain) this.settleLater(table.ply, table.settles);
  }

  /** The only answer is given for a person, but not behind a window that is to be read. */
  private settleLater(ply: number, answer: ActionView): void {
    const { table } = this;
    table.timers.after(FORCED_MS, () => {
      if (table.ply !== ply || table.busy) return;
      if (table.held) this.settleLater(ply, answer);
      else void table.act(answer);
    });
  }

  /** Cancel what waits for a second press. */
  settle(): void {
    this.preview = this.caution = this.follows = this.other = null;
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
  async pick(anchor: string, touch = false, exact = false, dragged = false): Promise<void> {
    const { table } = this;
    if (table.replaying || table.busy || !table.question || !table.connection.online) return;
    table.feedback.explanations = []; // what was said of the click before is over
    table.feedback.notice = null;
    const anchors = exact ? [anchor] : table.thingsAt(anchor);
    const step = click(table.question, this.selected, anchors, anchor);
    if (step.do === 'act') {
      if (this.letsGo(step.action)) return;
      if (!dragged && (await this.mayMeanOther(step.action, anchors))) return;
      return this.take(step.action, anchors, touch);
    }
    const place = step.do === 'why' ? await this.glimpsed(anchors) : undefined;
    if (this.weighed && place) {
      if (this.letsGo(this.weighed)) return;
      this.meant = { order: this.weighed.action, piece: place, lit: true, clicked: anchor };
      return this.choose(this.weighed, touch);
    }
    this.settle();
    if (step.do === 'select') {
      this.selected = step.path;
      // Whoever can only put it back is told why it cannot be used.
      if (this.returns) await table.feedback.why(anchors);
    }
    if (step.do === 'back') this.goBack();
    else if (step.do === 'nothing') await table.undo.changeMind(anchors);
    else if (step.do === 'why' && !(await table.undo.changeMind(anchors))) {
      await table.feedback.why(anchors);
    }
  }

  /** A click on what is chosen lets it go; a card that was tapped to be read is played by a second tap. */
  private letsGo(action: ActionView): boolean {
    if (this.preview?.action !== action.action || this.caution === 'card') return false;
    this.settle();
    return true;
  }

  /** Where a unit would go to another one of its side, that one may be meant: both are offered. */
  private async mayMeanOther(action: ActionView, anchors: string[]): Promise<boolean> {
    const { table } = this;
    const units = anchors.filter((one) => kindOf(one) === 'unit' && !action.anchors.includes(one));
    if (!units.length || action.marks?.includes('swap') || !preferences.askFirst) return false;
    if (!table.undo.remembers) return false;
    const found = await table.undo.other(units);
    if (!found || table.guide?.stops(action)) return false;
    const shown = this.show(action, 'other');
    this.other = found.other;
    await shown;
    return true;
  }

  /** Choose the unit that was clicked, and not what was taken up before. */
  async chooseOther(): Promise<void> {
    const { other, table } = this;
    this.settle();
    if (other) await table.undo.chooseInstead(other.anchors);
  }

  /** Take what a click on these things means: a piece that was clicked for its army acts for it. */
  take(action: ActionView, anchors: string[], touch = false): Promise<void> {
    const [piece] = anchors;
    const places = [piece, `space:${this.table.spaceOf(piece)}`].map(idOf);
    const itself = action.anchors.some((one) => places.includes(idOf(one)));
    const ordered = kindOf(piece) === 'unit' && !itself; // its army, not its place
    this.meant = !ordered ? null : { order: action.action, piece, lit: false };
    return this.choose(action, touch);
  }

  /** Which of these the card that is raised could be used at, as it is lit: a click there uses it so. */
  private async glimpsed(anchors: string[]): Promise<string | undefined> {
    const { weighed, table } = this;
    if (!(this.selected.length || this.raised.length) || !weighed) return undefined;
    await table.queries.askOdds(weighed); // whoever is quick clicks before it is lit
    const { odds, oddsFor } = table.queries;
    if (weighed !== this.weighed || weighed.action !== oddsFor) return undefined;
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
    table.feedback.explanations = []; // the question has the bar
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
    if (!(await table.act(action))) return;
    if (this.follower === action.action) table.undo.join();
    this.follower = '';
    if (endsStep(action)) return this.goOnward();
    if (meant?.order !== action.action) return;
    await table.guide?.refresh?.();
    if (!table.question) return;
    const { piece, clicked } = meant;
    const next = actionAt(table.question, [], [piece]);
    // Of several pieces there the one that was clicked is meant.
    const one = next || !clicked ? null : actionAt(table.question, [], [clicked, piece], clicked);
    if (one?.anchors.includes(clicked!)) return this.choose(one);
    if (next?.anchors.length !== 1) return;
    // What comes of a card was told at each place that it lit: a click there is all it takes, unless
    // there is no way back.
    if (meant.lit) {
      this.follower = next.action;
      return this.choose(next);
    }
    const asks = { first: true, turn: true };
    if (!cautionOf(table.question, next, asks, false)) await table.act(next);
  }

  /** What can only follow the end of a step is done with it; after an undo it is asked about. */
  private async goOnward(): Promise<void> {
    const { guide, question } = this.table;
    const next = guide ? null : question?.actions.find((one) => one.marks?.includes('onward'));
    if (next) await this.table.act(next);
  }

  press(button: Button): Promise<void> {
    this.pointed = null;
    return this.choose(button.action, false, true);
  }

  /** Use something that was about to be left unused: at once, if there is only one way to and no die. */
  use([action, ...others]: ActionView[]): void {
    this.settle();
    this.selected = [];
    if (others.length || commits(action)) void this.pick(action.anchors[0], false, true);
    else void this.choose(action, false, true);
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
