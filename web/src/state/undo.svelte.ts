// Undo: a player's own free steps at once, anything else if the other side agrees.

import { lazily } from '../browser/lazy';
import { kindOf } from '../model/interaction';
import type { ActionView } from '../net/protocol';
import type { OwnStep } from './chosenInstead';
import type { TableContext } from './tableContext';

interface UndoRequest {
  seat: string;
  to: number; // the ply to go back to
}

const UNDO_TURN = 'undo-turn';
const NO_MARKS = ['more', 'less', 'back']; // a click on the thing never did them
const DECLINED_MS = 400; // if the others agreed, the undo has arrived by then

/** Whether the step played a card: the first thing it named. */
const isCard = ({ actions, action }: OwnStep): boolean =>
  kindOf(actions.find((one) => one.action === action)?.anchors[0] ?? '') === 'card';

const lazy = { chosenInstead: lazily(() => import('./chosenInstead')) };

export class UndoControl {
  available = $state(0); // how many steps can be undone freely
  request: UndoRequest | null = $state.raw(null);
  private steps: OwnStep[] = []; // newest last
  private joined: OwnStep | null = null; // done by the same click as the one before it

  constructor(private readonly table: TableContext) {}

  /** A request that this seat answers; observers see who decides. */
  get asked(): UndoRequest | null {
    const { seat } = this.table;
    return seat && this.request?.seat !== seat ? this.request : null;
  }

  /** Remember the step just taken. */
  remember(actions: ActionView[], action: string): void {
    if (this.available > 0)
      this.steps = [...this.steps, { actions, action }].slice(-this.available);
  }

  /** The step just taken and the one before it were one click: they are taken back together. */
  join(): void {
    this.joined = this.steps.at(-1) ?? null;
  }

  /** How many steps the latest choice of the person was. */
  private get latest(): number {
    const both = !!this.joined && this.joined === this.steps.at(-1) && this.available > 1;
    return both ? 2 : 1;
  }

  /** A new position, and how many free steps it has. */
  update(available: number): void {
    this.available = available;
    this.steps = available ? this.steps.slice(-available) : [];
  }

  reset(available: number): void {
    this.available = available;
    this.steps = [];
  }

  /** What is only chosen goes first; else the last free step. */
  async back(): Promise<void> {
    const { selection, replaying } = this.table;
    if (!replaying && selection.holds) selection.goBack();
    else await this.takeBack();
  }

  /** Undo free steps; not while the replay shows an earlier moment. */
  async takeBack(steps = this.latest): Promise<void> {
    const { table } = this;
    if (table.replaying || this.blocked || this.available < steps || steps < 1) return;
    table.busy = true;
    const kept = this.steps.slice(0, Math.max(0, this.steps.length - steps));
    await table.ask({ type: 'undo', ply: table.ply, seat: table.seat, steps });
    this.steps = kept;
    table.busy = false;
  }

  /** Undo all free steps; more than one needs a second press. */
  async takeBackTurn(): Promise<void> {
    const { replaying, selection } = this.table;
    if (replaying || this.available < 1) return;
    if (this.available > 1 && selection.confirming !== UNDO_TURN)
      return selection.confirm(UNDO_TURN);
    selection.confirming = null;
    await this.takeBack(this.available);
  }

  /** Undo one step in the middle and keep the later ones; refused if one of them depends on it. */
  async takeBackOnly(steps: number): Promise<boolean> {
    const { table } = this;
    if (this.blocked) return false;
    table.busy = true;
    const kept = this.steps.filter((_, i) => i !== this.steps.length - steps);
    const { ply, seat } = table;
    const answer = await table.ask({ type: 'undo', ply, seat, steps, alone: true });
    table.busy = false;
    const done = answer.type !== 'refused';
    if (done) this.steps = kept;
    return done;
  }

  /** Whether something was picked up a moment ago and can be put down. */
  get holds(): boolean {
    const { prompt } = this.table.live;
    const last = this.steps.at(-1);
    if (!last || this.available < 1) return false;
    return (prompt?.kind === 'aim' && !!prompt.anchors?.length) || isCard(last);
  }

  /** Put down what was picked up; false if nothing was. */
  putDown(): boolean {
    const { holds } = this;
    if (holds) void this.takeBack(1);
    return holds;
  }

  /**
   * A click on what was picked up puts it down; one on something of the same kind that could have been
   * chosen a step ago goes back and chooses it instead; one on something marked removes that mark and
   * keeps the later ones.
   */
  async changeMind(anchors: string[]): Promise<boolean> {
    const held = this.table.live.prompt?.anchors ?? [];
    if (anchors.some((anchor) => held.includes(anchor)) && this.putDown()) return true;
    return (await this.chooseInstead(anchors)) || (await this.unmark(anchors));
  }

  /** Go back and choose one of these instead; false if that cannot be meant. */
  async chooseInstead(anchors: string[]): Promise<boolean> {
    const found = await this.other(anchors);
    if (!found) return false;
    await this.takeBack(found.depth);
    await this.table.selection.take(found.other, anchors);
    return true;
  }

  get remembers(): boolean {
    return this.steps.length > 0;
  }

  /** What could have been chosen among these, had nothing else been taken up. */
  async other(anchors: string[]): Promise<{ depth: number; other: ActionView } | null> {
    const { table, steps, available } = this;
    if (!steps.length || !anchors.length) return null;
    const { chosenInstead } = await lazy.chosenInstead();
    return chosenInstead(steps, available, table.live.prompt?.anchors ?? [], anchors);
  }

  /** Only what that step marked itself: a card is no mark because it was drawn from its pile. */
  private async unmark(anchors: string[]): Promise<boolean> {
    const at = this.steps.findLastIndex(({ actions, action }) => {
      const { anchors: [thing = '', ...rest] = [], marks = [] } =
        actions.find((one) => one.action === action) ?? {};
      const mark = !rest.length && !NO_MARKS.some((one) => marks.includes(one));
      return mark && anchors.includes(thing);
    });
    const count = this.steps.length - at;
    if (at < 0 || this.table.live.prompt?.kind !== 'mark' || this.available < count) return false;
    return this.takeBackOnly(count);
  }

  /** A request comes or goes; its author is told if it was declined. */
  requested(request: UndoRequest | null): void {
    const { table } = this;
    const before = this.request;
    this.request = request;
    if (!before || request || before.seat !== table.seat) return;
    const { ply } = table;
    table.timers.after(DECLINED_MS, () => {
      if (table.ply >= ply && table.ply > before.to) {
        table.feedback.tell({ key: 'page-undo-declined' });
      }
    });
  }

  private get blocked(): boolean {
    return this.table.busy || !this.table.connection.online;
  }
}
