// What a person has selected, is pointing at and is about to choose.

import {
  back,
  actionAt,
  click,
  commits,
  forced,
  interactionOf,
  type Button,
  type Interaction,
} from '../model/interaction';
import type { ActionView } from '../net/protocol';
import { preferences } from './preferences.svelte';
import type { Table } from './table.svelte';

const CONFIRM_MS = 4000; // to press a button again
const FLASH_MS = 1000;
const FORCED_MS = 300;

export class Selection {
  selected: string[] = $state.raw([]);
  hovered: string | null = $state(null); // the anchor under the pointer, or of a thing named in the log
  pointed: string | null = $state(null); // the anchor that the log or a hint points at
  pinned: string | null = $state(null); // the anchor that the inspector keeps showing
  preview: ActionView | null = $state.raw(null); // chosen once, to be confirmed
  confirming: string | null = $state(null); // the action of a button that was pressed once
  flash = $state(false); // everything that can still act lights up

  constructor(private readonly table: Table) {}

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

  point(anchor: string | null): void {
    this.pointed = anchor;
  }

  /** A new prompt: what was selected for the old one is gone. */
  reset(): void {
    const { table } = this;
    this.selected = [];
    this.preview = null;
    this.confirming = null;
    table.queries.forget();
    const action = preferences.forced && table.question ? forced(table.question) : null;
    if (!action) return;
    const { ply } = table;
    table.timers.after(FORCED_MS, () => table.ply === ply && !table.busy && void table.act(action));
  }

  /** Cancel what waits for a second press. */
  settle(): void {
    this.preview = null;
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
    if (step.do === 'act') return this.choose(step.action, touch);
    this.preview = null;
    if (step.do === 'select') this.selected = step.path;
    else if (step.do === 'back') this.goBack();
    else if (step.do === 'why' && !(await table.undo.changeMind(anchors))) {
      await table.feedback.why(anchors);
    }
  }

  private async choose(action: ActionView, touch: boolean): Promise<void> {
    const { confirm } = preferences;
    const twice = confirm === 'always' || (confirm === 'usual' && touch);
    if (twice && commits(action) && this.preview?.action !== action.action) {
      this.preview = action;
      return;
    }
    await this.table.act(action);
  }

  /** A button of the bar; one that ends a step early needs a second press. */
  async press(button: Button): Promise<void> {
    const { action } = button;
    const early = button.end && button.left > 0 && preferences.confirm !== 'never';
    if (early && this.confirming !== action.action) {
      this.flash = true;
      this.table.timers.after(FLASH_MS, () => (this.flash = false));
      return this.confirm(action.action);
    }
    await this.table.act(action);
  }

  /** The rightmost button: confirms the preview, or ends the step. */
  async primary(): Promise<void> {
    if (this.table.replaying) return;
    if (this.preview) return void (await this.table.act(this.preview));
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
