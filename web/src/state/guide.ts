// Whoever looks over a person's shoulder: the guide of a lesson, or the question of a puzzle.

import type { ActionView } from '../net/protocol';

export interface Guide {
  /** Whether an action is stopped because another one is meant; nothing is lost by trying it. */
  stops(action: ActionView): boolean;
  /** The same, where nobody has tried it: nothing is told of it as if it could be done. */
  refuses?(action: ActionView): boolean;
  /** Whether this action is the one that is meant: nobody warns against it. */
  means(action: ActionView): boolean;
  /** What lights up: of these actions the one that is meant, if anybody may know it. */
  lights?(actions: ActionView[], selected: string[]): ActionView[];
  /** The overlays that it speaks of. */
  readonly overlays?: string[];
  /** Find out what is meant after the last action. */
  refresh?(): Promise<void>;
}
