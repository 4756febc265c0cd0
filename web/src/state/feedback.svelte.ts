// What the table tells a person briefly: a notice in the bar, why something is not possible (shown as
// bubbles on the board), text for a screen reader.

import { lazily } from '../browser/lazy';
import type { Message, Reason } from '../net/protocol';
import type { TableContext } from './tableContext';

/** Why something cannot be chosen, and the things that are in the way. */
export interface Explanation {
  at: string; // what was clicked
  text: Message;
  rules: string[];
  anchors: string[];
  mark: string;
}

const EXPLANATION_MS = 6000; // two sentences are read, or the next click ends it
const NOTICE_MS = 4000;
const MAX_EXPLANATIONS = 2;

const lazy = { whyNot: lazily(() => import('./whyNot')) };

export class Feedback {
  notice: Message | null = $state.raw(null);
  explanations: Explanation[] = $state.raw([]);
  spoken = $state(''); // a screen reader says it at once

  constructor(private readonly table: TableContext) {}

  /** Show a sentence in the bar for a few seconds. */
  tell(message: Message): void {
    this.notice = message;
    this.table.timers.after(NOTICE_MS, () => this.notice === message && (this.notice = null));
  }

  /** Show why these things cannot be chosen now. */
  async why(anchors: string[]): Promise<void> {
    const { whyNot } = await lazy.whyNot();
    this.explain(anchors[0], await whyNot(this.table, anchors));
  }

  /** Show why a typed line is not an action. */
  async whyNotTyped(line: string): Promise<void> {
    const { reasonsAgainst } = await lazy.whyNot();
    const [reason] = await reasonsAgainst(this.table, line.trim());
    this.notice = null;
    if (reason) this.tell(reason.message);
  }

  private explain(at: string, reasons: Reason[]): void {
    if (!reasons.length) return;
    const explanations = reasons.slice(0, MAX_EXPLANATIONS).map((reason) => ({
      at,
      text: reason.message,
      rules: reason.message.rules ?? [],
      anchors: reason.anchors ?? [],
      mark: reason.mark ?? '',
    }));
    this.explanations = explanations;
    this.table.timers.after(
      EXPLANATION_MS,
      () => this.explanations === explanations && (this.explanations = []),
    );
  }
}
