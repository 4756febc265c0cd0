// Shows what others do one action at a time, so that a person can follow it, pause it or skip it.

import { pauseAfter, playedCard } from '../model/follow';
import type { Update } from '../net/protocol';
import { preferences } from './preferences.svelte';
import type { TableContext } from './tableContext';

export class Follow {
  waiting: Update[] = $state.raw([]); // what has come and is not shown yet
  paused = $state(false);
  card: string | null = $state(null); // the card that somebody else has just played
  shown = $state(0); // actions of others since one's own last action
  trail = $state(false); // their arrows stay until one's own next click
  private pausing = false; // an action is being looked at
  private skipping = false; // until it is one's own turn

  constructor(
    private readonly table: TableContext,
    private readonly show: (update: Update) => void,
  ) {}

  /** Others are acting, or what they did is still being shown. */
  readonly active: boolean = $derived.by(
    () =>
      this.waiting.length > 0 ||
      this.paused ||
      (!this.table.mine && (!!this.table.thinking || this.table.passes)),
  );

  /** An update has come: show it now, or when those before it have been seen. */
  receive(update: Update): void {
    const { info } = this.table;
    const mine = (info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    const told = update.log.map((line) => line.seat);
    // An update that tells nothing keeps its place behind those that wait.
    const own = !!update.ref || (!!told.length && told.every((seat) => mine.includes(seat)));
    if (own || this.skipping || !preferences.follow || document.hidden) {
      this.showAll();
      this.showOne(update, mine);
      if (own) this.shown = 0;
      return;
    }
    this.waiting = [...this.waiting, update];
    if (!this.pausing && !this.paused) this.next(mine);
  }

  pause(on: boolean): void {
    this.paused = on;
    if (!on && !this.pausing) this.next();
  }

  /** Show the next action at once. */
  step(): void {
    this.paused = true;
    const [update, ...rest] = this.waiting;
    if (!update) return;
    this.waiting = rest;
    this.showOne(update);
  }

  /** Show everything up to one's own turn at once. */
  skip(): void {
    this.paused = false;
    this.showAll();
    this.skipping = !this.table.mine;
  }

  /** One's own action: the arrows and the count of the others' actions are over. */
  acted(): void {
    this.trail = false;
    this.shown = 0;
    this.card = null;
    this.skipping = false;
  }

  /** Everything was sent anew: nothing waits any more. */
  reset(): void {
    this.waiting = [];
    this.paused = false;
    this.skipping = false;
    this.card = null;
  }

  private next(mine?: string[]): void {
    const [update, ...rest] = this.waiting;
    if (!update) return;
    this.waiting = rest;
    const ms = this.showOne(update, mine) / (preferences.follow || 1);
    this.pausing = true;
    this.table.timers.after(ms, () => {
      this.pausing = false;
      this.card = null;
      if (!this.paused) this.next();
    });
  }

  private showAll(): void {
    const all = this.waiting;
    this.waiting = [];
    for (const update of all) this.showOne(update);
  }

  /** Show an update; the time it should be looked at. */
  private showOne(update: Update, mine = [this.table.seat]): number {
    const before = this.table.live;
    this.show(update);
    const { table } = this;
    if (update.ref || !update.log.length) return 0;
    this.shown += 1;
    this.trail = true;
    table.replay.sinceShown = update.ply;
    this.card = this.skipping ? null : playedCard(before, table.live, mine);
    if (table.mine) this.skipping = false;
    return pauseAfter(update, this.card);
  }
}
