// Shows what happens in the order in which it happened, so that a person can follow it: what others do one
// action at a time, which can be paused and skipped; a card is read and dice fall before what comes of them.

import { flushSync } from 'svelte';
import { pauseAfter, playedCard, RESULT_MS, throwMs } from '../model/follow';
import { attackOfDice, sheetsRolled } from '../model/fightResult';
import { forced, passesOnly } from '../model/interaction';
import type { Live, LogLine, Message, Update, Welcome } from '../net/protocol';
import { motion, preferences } from './preferences.svelte';
import { readingTime } from './readingTime';
import type { TableContext } from './tableContext';

/** Dice that fall, and the attack they belong to; what comes of them is shown afterwards. */
export interface Rolling {
  lines: LogLine[];
  attack: Message | undefined;
}

export class Follow {
  /** What has come and is not shown yet; a welcome is for the next seat of the same person. */
  waiting: (Update | Welcome)[] = $state.raw([]);
  rolling: Rolling | null = $state.raw(null);
  /** The update whose card is being read; what the card does is shown afterwards. */
  reading: Update | null = $state.raw(null);
  paused = $state(false);
  card: string | null = $state(null); // the card that somebody else has just played
  shown = $state(0); // actions of others since one's own last action
  /** The next seat of the person, who looks at what happened until they go on. */
  nextSeat = $state('');
  trail = $state(false); // their arrows stay until one's own next click
  private pausing = false; // an action is being looked at
  private skipping = false; // until it is one's own turn
  private looks = 0; // how many actions were looked at: a look that was cut short does nothing more
  private asked: Live | null = null; // the question that the bar left while dice fall

  constructor(
    private readonly table: TableContext,
    private readonly show: (update: Update | Welcome) => void,
  ) {}

  /** Others are acting, or what they did is still being shown. */
  readonly active: boolean = $derived.by(
    () =>
      this.waiting.some((update) => !update.ref && update.log.length) ||
      this.paused ||
      (!this.table.mine && (!!this.table.thinking || this.table.passes)),
  );

  /** An update has come: show it now, or when those before it have been seen. */
  receive(update: Update): void {
    const own = !!update.ref; // a pass that nobody was asked for keeps its place behind those that wait
    const { table } = this;
    const atOnce = this.skipping || !preferences.follow || document.hidden;
    if (!table.held && (own || atOnce)) this.showAll();
    if (table.held) {
      this.skipping = false;
      this.waiting = [...this.waiting, update];
      return;
    }
    if (atOnce || (own && !this.throwing(update))) {
      this.showOne(update);
      if (own && !atOnce) this.linger(update);
      return;
    }
    this.waiting = [...this.waiting, update];
    this.release();
  }

  /** Go on, unless something is being looked at or everything stands still. */
  release(): void {
    if (!this.pausing && !this.paused && !this.table.held) this.next();
  }

  /** The next seat of a person is asked: after what others did before that has been seen. */
  delays(welcome: Welcome): boolean {
    const { seat, curtain, ref } = welcome;
    if (this.table.held && seat === this.table.seat) return true; // the line was lost meanwhile
    const sent = !ref && !curtain && seat !== this.table.seat;
    return sent && (this.waiting.length > 0 || this.pausing || this.holds(welcome));
  }

  delay(welcome: Welcome): void {
    this.waiting = [...this.waiting, welcome];
    this.release();
  }

  /** The next seat of a person takes over when they have seen enough, if it is asked anything. */
  private holds({ seat, live }: Welcome): boolean {
    if (seat === this.table.seat) return false;
    const mine = this.mine();
    const { prompt, actions = [] } = live;
    const passes = preferences.autopass && passesOnly(live);
    const asked = prompt && !passes && !(preferences.forced && forced({ prompt, actions }));
    const watched = preferences.follow && !this.skipping && !document.hidden;
    return !!watched && !!asked && mine.includes(seat) && mine.includes(this.table.seat);
  }

  /** Whoever has seen what happened goes on with their next seat. */
  advance(): void {
    const [update] = this.waiting;
    this.paused = false;
    if (update) this.land(update);
  }

  pause(on: boolean): void {
    this.paused = on;
    this.release();
  }

  /** Whether something is to come already: an action, or one's own turn. */
  get more(): boolean {
    return this.waiting.length > 0 || this.table.mine;
  }

  /** Show the next action at once; after the last one comes one's own turn. */
  step(): void {
    this.paused = true;
    const [update, ...rest] = this.waiting;
    if (!update) return this.pause(!this.table.mine);
    this.stopLooking();
    if (update.type === 'welcome' && this.holds(update)) {
      this.nextSeat = update.seat;
      return;
    }
    this.waiting = rest;
    this.showOne(update);
  }

  /** Show everything up to one's own turn at once. */
  skip(): void {
    this.paused = false;
    this.showAll();
    this.skipping = !this.table.mine && !this.table.held;
  }

  /** One's own action: the arrows and the count of the others' actions are over. */
  acted(): void {
    this.trail = false;
    this.shown = 0;
    this.card = null;
    this.paused = this.skipping = false;
  }

  /** Everything was sent anew: nothing waits any more. */
  reset(): void {
    this.stopLooking();
    this.waiting = [];
    this.asked = null;
    this.nextSeat = '';
    this.paused = false;
    this.skipping = false;
    this.card = null;
  }

  /** The first that waits: its card, if it has one, then its dice, then the rest of it. */
  private next(): void {
    const [update] = this.waiting;
    if (!update || this.nextSeat) return;
    if (update.type === 'welcome' && this.holds(update)) {
      this.nextSeat = update.seat;
      return;
    }
    this.pausing = true;
    this.card = update.type === 'welcome' ? null : this.playedIn(update);
    if (!this.card || update.type === 'welcome') return this.throwDice(update);
    this.reading = update;
    this.look(readingTime(this.card) / (preferences.follow || 1), () => {
      this.card = null;
      this.throwDice(update);
    });
  }

  private playedIn({ live }: Update): string | null {
    const { table } = this;
    return playedCard(table.live, { ...table.live, ...live }, this.mine());
  }

  private throwDice(update: Update | Welcome): void {
    const ms = this.throwing(update);
    if (!ms || update.type === 'welcome') return this.land(update);
    const attack = attackOfDice(update.log, this.table.log);
    this.rolling = { lines: update.log, attack };
    this.show(this.beforeDice(update, attack));
    this.look(ms, () => this.land(update));
  }

  private land(update: Update | Welcome): void {
    this.waiting = this.waiting.filter((one) => one !== update);
    const ms = this.showOne(update) / (preferences.follow || 1);
    this.pausing = true;
    this.look(ms, () => this.goOn());
  }

  /** What came of one's own action is seen before others go on. */
  private linger(update: Update): void {
    const ms = pauseAfter(update.log);
    if (this.pausing || ms < RESULT_MS) return;
    this.pausing = true;
    this.look(ms / preferences.follow, () => this.goOn());
  }

  private goOn(): void {
    this.pausing = false;
    this.card = null;
    this.release();
  }

  private look(ms: number, then: () => void): void {
    const number = (this.looks += 1);
    this.table.timers.after(ms, () => number === this.looks && then());
  }

  private stopLooking(): void {
    this.looks += 1;
    this.pausing = false;
    this.rolling = this.reading = null;
  }

  private showAll(): void {
    const all = this.waiting;
    this.stopLooking();
    this.waiting = [];
    for (const [i, update] of all.entries()) {
      this.showOne(update);
      flushSync(); // a window that it opens is read before anything else is shown
      if (!this.table.held) continue;
      this.waiting = [...all.slice(i + 1), ...this.waiting];
      return;
    }
  }

  /** Show an update; the time it should be looked at. */
  private showOne(update: Update | Welcome): number {
    const read = this.reading === update || this.skipping;
    const card = update.type === 'welcome' || read ? null : this.playedIn(update);
    this.reading = null;
    const later = this.waiting;
    const thrown = !!this.rolling;
    this.show(this.withQuestion(update));
    this.rolling = null;
    const { table } = this;
    if (update.type === 'welcome') {
      this.waiting = later;
      table.replay.sinceShown = update.ply; // all that led to it was seen
      return 0;
    }
    table.replay.sinceShown = update.ply;
    if (!update.log.some((line) => line.messages.length)) return 0;
    if (update.ref) return thrown ? pauseAfter(update.log, thrown) : 0;
    if (this.byOthers(update)) this.shown += 1;
    this.trail = true;
    this.card = card; // step by step it is seen with what it does
    if (table.mine) this.skipping = false;
    return pauseAfter(update.log, thrown);
  }

  /** How long the dice of an update fall; not at all without motion. */
  private throwing(update: Update | Welcome): number {
    const ms = update.type === 'welcome' ? 0 : throwMs(update.log);
    return ms && motion() ? ms / motion() : 0;
  }

  /** The position as it was; nobody is asked, the bar names the attack. */
  private beforeDice(update: Update, attack: Message | undefined): Update {
    const { live, ply, thinking, queries } = this.table;
    const { prompt, actions, sheets } = live;
    this.asked = { prompt, actions, ...(sheets && { sheets }) };
    const asked = attack && prompt ? { prompt: { ...prompt, text: attack } } : {};
    const rolled = sheets && { sheets: sheetsRolled(sheets, queries.odds?.sheet, update.log) };
    return { ...update, ply, thinking, log: [], live: { ...asked, ...rolled, actions: [] } };
  }

  /** An update tells what has changed: the same question as before the dice would stay away. */
  private withQuestion(update: Update | Welcome): Update | Welcome {
    const { asked } = this;
    this.asked = null;
    return asked && update.type === 'update'
      ? { ...update, live: { ...asked, ...update.live } }
      : update;
  }

  private mine(): string[] {
    return (this.table.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** An action of somebody else that tells something: one of those that are counted. */
  byOthers(update: Update | Welcome): boolean {
    const mine = this.mine();
    if (update.type === 'welcome') return false;
    return update.log.some((line) => line.messages.length > 0 && !mine.includes(line.seat));
  }
}
