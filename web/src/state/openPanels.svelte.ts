// What is open around the board: the side panel, which is a sheet on a phone, the hand, a dialog.

import { isLow, ownMat } from '../model/panels';
import type { Mat } from '../net/protocol';
import { change, preferences } from './preferences.svelte';
import { rulebook } from './rulebook.svelte';
import type { Table } from './table.svelte';
import { viewport } from './viewport.svelte';

export type Tab = 'log' | 'rules' | 'plans' | 'results' | 'accounts' | 'chat' | 'notes' | 'table';
export type DialogName =
  'actions' | 'briefing' | 'how-to' | 'settings' | 'keys' | 'legend' | 'plans' | 'round' | 'end';

/** Somebody wants the log, or the turn at its end: it is loaded when it is first shown. */
export type LogAsked = 'end' | 'turn' | null;

const LOOK_MS = 1600; // at the last action of a round

export class OpenPanels {
  dialog: DialogName | null = $state(null);
  sheet: 'peek' | 'half' | 'full' = $state('peek');
  tab: Tab = $state('log');
  hideHand = $state(false);
  private planned = false; // a moment ago
  private clashed = false; // plans lay open a moment ago
  private unfolded = $state(false); // while a plan is made
  private ending = $state(false); // a round is over, and its last action is still looked at
  logAsked: LogAsked = $state(null);

  /** `guided`: the side panel holds the guide of a lesson. */
  constructor(
    private readonly table: Table,
    private readonly guided: boolean,
  ) {}

  /** The plan of the seat that is shown. */
  private readonly plan: Mat | null = $derived.by(() =>
    ownMat(this.table.shown, this.table.replay.viewer),
  );
  /** It is made after the points of the last round have been seen. */
  readonly mat: Mat | null = $derived.by(() =>
    this.ending || this.dialog === 'round' ? null : this.plan,
  );
  /** These are read before others go on. */
  readonly holds: boolean = $derived.by(() => ['plans', 'round'].includes(this.dialog ?? ''));
  // While a plan is made beside the board the side panel folds, unless somebody opens it: the replay
  // slider is in it.
  private readonly planning: boolean = $derived.by(
    () =>
      !!this.mat && !isLow(this.mat) && !this.table.over && !this.table.replaying && !this.guided,
  );
  readonly folded: boolean = $derived(preferences.folded || (this.planning && !this.unfolded));

  /** There is a plan to make, or there is none any more. */
  matChanged(): void {
    const { plan } = this;
    if (!plan) this.unfolded = false;
    else if (viewport.narrow) this.sheet = 'half';
    const { shown, replaying } = this.table;
    if (replaying) return;
    const secret = !!plan && !isLow(plan);
    const open = !plan && (shown.mats?.length ?? 0) > 1;
    // Whoever watches what others do also sees what they had planned, and what came of it.
    if (preferences.follow > 0 && this.planned && open) this.dialog = 'plans';
    if (preferences.follow > 0 && this.clashed && secret) this.ending = true;
    if (!plan) this.ending = false;
    [this.planned, this.clashed] = [secret, open];
  }

  /** The points of a round are told once all that led to them has been seen; stops what it started. */
  roundEnds(): (() => void) | void {
    const { follow } = this.table;
    this.table.closing = this.ending || this.dialog === 'round';
    if (!this.ending || follow?.active) return;
    const tell = (): void => {
      this.ending = false;
      this.dialog = 'round';
    };
    const timer = setTimeout(tell, LOOK_MS / (preferences.follow || 1));
    return () => clearTimeout(timer);
  }

  fold(): void {
    if (this.planning && !preferences.folded) this.unfolded = !this.unfolded;
    else change({ folded: !preferences.folded });
  }

  unfold(): void {
    if (viewport.narrow) this.sheet = 'full';
    else if (preferences.folded) change({ folded: false });
    else this.unfolded = true;
  }

  /** Close a dialog, unless another one has replaced it. */
  close(which: DialogName): void {
    if (this.dialog === which) this.dialog = null;
  }

  /** Show and focus the log; with `turn`, scroll to where the turn begins. */
  openLog(turn = false): void {
    this.unfold();
    this.tab = 'log';
    rulebook.wanted = '';
    if (this.table.log.length) this.logAsked = turn ? 'turn' : 'end';
  }
}
