// What a click means to choose instead of what was taken up before; loaded when that first happens.

import { kindOf } from '../model/interaction';
import type { ActionView } from '../net/protocol';

/** A step that can be undone, and what else could have been chosen instead. */
export interface OwnStep {
  actions: ActionView[];
  action: string;
}

const anchorsOf = ({ actions, action }: OwnStep): string[] =>
  actions.find((one) => one.action === action)?.anchors ?? [];

/**
 * What could have been chosen there a step ago; or two, where an army was ordered and one of its pieces
 * taken up. `held` is what the table asks about now.
 */
export function chosenInstead(
  steps: OwnStep[],
  available: number,
  held: string[],
  anchors: string[],
): { depth: number; other: ActionView } | null {
  const depths = available < 2 || !takesUp(steps, held) ? [1] : [1, 2];
  for (const depth of held.length && available ? depths : []) {
    const step = steps.at(-depth);
    const other = step && otherAt(step, anchors);
    if (other) return { depth, other };
  }
  return null;
}

/** Whether the latest step only took up what is asked about, after one that was no card. */
function takesUp(steps: OwnStep[], held: string[]): boolean {
  const [before, last] = steps.slice(-2).map(anchorsOf);
  return last?.length === 1 && held.includes(last[0]) && kindOf(before[0] ?? '') !== 'card';
}

/**
 * Whoever attacks and then clicks another unit does not mean to dig in with it instead. A card that was
 * played is taken back first: a click on another one, which is grey by then, asks about that.
 */
function otherAt(step: OwnStep, anchors: string[]): ActionView | undefined {
  const units = anchors.filter((anchor) => kindOf(anchor) !== 'card');
  const [other] = units.flatMap((anchor) =>
    step.actions.filter(
      (o) => step.action.startsWith(o.verb) && o.anchors.length === 1 && o.anchors[0] === anchor,
    ),
  );
  return other?.action === step.action ? undefined : other;
}
