// What the table tells a person in passing: a notice in the bar, why something is not possible as
// bubbles on the board, text for a screen reader.

import { attempt } from '../model/interaction';
import type { Message, Reason } from '../net/protocol';
import type { Table } from './table.svelte';

export interface Bubble {
  at: string;
  text: Message;
  rules: string[];
  anchors: string[];
  mark: string;
}

const BUBBLE_MS = 2500;
const NOTICE_MS = 4000;
const MAX_BUBBLES = 2;

export class Feedback {
  notice: Message | null = $state.raw(null);
  bubbles: Bubble[] = $state.raw([]);
  spoken = $state(''); // a screen reader says it at once

  constructor(private readonly table: Table) {}

  /** Show a sentence in the bar for a few seconds. */
  tell(message: Message): void {
    this.notice = message;
    this.table.timers.after(NOTICE_MS, () => this.notice === message && (this.notice = null));
  }

  /** Show why these things cannot be chosen now. */
  async why(anchors: string[]): Promise<void> {
    const { live, selection } = this.table;
    const action = attempt(live.actions ?? [], selection.selected, anchors);
    if (action !== null) return this.whyNot(action, anchors[0]);
    // The prompt asks for another kind of thing: that is the reason.
    const rules = live.prompt?.text.rules ?? [];
    this.explain(anchors[0], [{ message: { key: 'page-nothing-here', rules } }]);
  }

  /** Ask the server why an action is not legal. */
  async whyNot(action: string, at: string): Promise<void> {
    const { seat } = this.table;
    if (!seat) return;
    const answer = await this.table.ask({ type: 'why', seat, action });
    if (answer.type === 'why') this.explain(at, answer.reasons);
  }

  /** Tell why a typed line is no action. */
  async whyNotTyped(line: string): Promise<void> {
    const answer = await this.table.ask({
      type: 'why',
      seat: this.table.seat,
      action: line.trim(),
    });
    this.notice = null;
    if (answer.type === 'why' && answer.reasons.length) this.tell(answer.reasons[0].message);
  }

  private explain(at: string, reasons: Reason[]): void {
    if (!reasons.length) return;
    const bubbles = reasons.slice(0, MAX_BUBBLES).map((reason) => ({
      at,
      text: reason.message,
      rules: reason.message.rules ?? [],
      anchors: reason.anchors ?? [],
      mark: reason.mark ?? '',
    }));
    this.bubbles = bubbles;
    this.table.timers.after(BUBBLE_MS, () => this.bubbles === bubbles && (this.bubbles = []));
  }
}
