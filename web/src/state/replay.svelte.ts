// The replay: any earlier moment from a seat's point of view, step by step or playing.

import { lazily } from '../browser/lazy';
import { readSession, writeSession } from '../browser/sessionStorage';
import type { FromServer, Live, LogLine } from '../net/protocol';
import { LONG_TURN_STEPS, turnFrom } from '../model/moments';
import type { Summing } from '../model/turnSummary';
import type { TableContext } from './tableContext';

const lazy = {
  summary: lazily(() => import('./summary.svelte')),
  since: lazily(() => import('./playSince')),
};

export const ALL_SEATS = '*'; // the point of view that sees every hand

export class Replay {
  past: { ply: number; live: Live; as: string } | null = $state.raw(null);
  playing = $state(false);
  card: string | null = $state(null); // what was just played in what is shown
  pace: 0.5 | 1 | 2 | 4 = $state(1);
  as: string | null = $state(null); // after the match: the point of view; null is one's own
  private summed = -1; // up to which ply they were summed up
  private asking: Promise<FromServer> | null = null; // the request under way
  private newest = 0; // the number of the latest call of go()
  private ended = 0; // and of the latest one that returned to the present
  private glimpses = new Map<string, Live>(); // moments fetched for thumbnails

  private seen: number | null = null;

  constructor(private readonly table: TableContext) {}

  /** Up to which ply the steps of others were seen in this window; a reload is no absence. */
  get sinceShown(): number {
    return (this.seen ??= Number(readSession(this.table.id, 'seen')[0] ?? -1));
  }
  set sinceShown(ply: number) {
    if (this.seen !== ply) writeSession(this.table.id, 'seen', [`${ply}`]);
    this.seen = ply;
  }

  /**
   * Go to a moment. One request at a time: while the slider is dragged, moments passed in between
   * are skipped, and an answer that arrives after the return to the present is dropped.
   * `by` is the seat whose log counts the steps: that of whoever shared the moment.
   */
  async go(ply: number, by = this.table.seat): Promise<void> {
    const { table } = this;
    const number = (this.newest += 1);
    const last = table.lastPly;
    const to = by === table.seat ? Math.max(0, Math.min(last, ply)) : ply;
    const as = this.as ?? table.seat;
    if (to >= last && as === table.seat && by === table.seat) {
      this.past = null;
      this.ended = number;
      return;
    }
    await this.asking;
    if (number !== this.newest) return;
    this.asking = table.ask({ type: 'past', seat: as, ply: to, by });
    const answer = await this.asking;
    if (answer.type === 'past' && number > this.ended)
      this.past = { ply: answer.at, live: answer.live, as };
    if (answer.type !== 'refused' || (this.as === null && by === table.seat)) return;
    this.as = null; // this point of view is not allowed: fall back to one's own
    await this.go(ply);
  }

  /** Back to the present. */
  end(): Promise<void> {
    return this.go(this.table.lastPly);
  }

  /** The seat whose point of view is shown. */
  get viewer(): string {
    return this.past ? this.past.as : this.table.seat;
  }

  get at(): number {
    return this.past?.ply ?? this.table.lastPly;
  }

  goTurn(by: 1 | -1): Promise<void> {
    return this.go(turnFrom(this.table.ticks, this.at, by));
  }

  /** A moment for a thumbnail; the replay itself stays where it is. */
  async glimpse(ply: number): Promise<Live> {
    const { table } = this;
    const as = this.as ?? table.seat;
    if (ply >= table.lastPly && as === table.seat) return table.live;
    const name = `${ply} ${as}`;
    const known = this.glimpses.get(name);
    if (known) return known;
    const answer = await table.ask({ type: 'past', seat: as, ply, by: table.seat });
    if (answer.type !== 'past') return table.shown;
    this.glimpses.set(name, answer.live);
    return answer.live;
  }

  /** Steps were undone: thumbnails of them are out of date. */
  forget(): void {
    this.glimpses.clear();
  }

  /** Play from here to the present, a step at a time. */
  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (!this.past) await this.go(0);
    this.playing = true;
    while (this.playing && this.past) {
      await new Promise((done) => this.table.timers.after(700 / this.pace, () => done(null)));
      if (this.playing) await this.go(this.at + 1);
    }
    this.playing = false;
  }

  /** On coming back: sum up a turn of others that was long, or was not followed. Once. */
  catchUp(): void {
    const { since, ply } = this.table;
    const last = since.at(-1)?.ply ?? 0;
    const [seen, summed] = [this.sinceShown, this.summed].map((one) => Math.min(one, ply));
    const fresh = seen < last;
    // Whoever has done nothing here yet has only just come: nobody was away.
    const away = fresh && this.table.log.some((line) => this.table.own.includes(line.seat));
    this.sinceShown = ply;
    if (since.length > LONG_TURN_STEPS) {
      this.summed = ply;
      if (summed < last) void this.sumUp(since, { away });
    } else if (since.length && fresh) void this.sumUp(since, { away, dear: since.length === 1 });
  }

  /** Open the summary of some lines of the log. */
  async sumUp(lines: LogLine[], how: Summing = {}): Promise<void> {
    const { openSummary } = await lazy.summary();
    await openSummary(this.table, lines, how);
  }

  /** Show what others did since the player's last step, then come back. */
  async playSince(lines?: LogLine[]): Promise<void> {
    const { playSince } = await lazy.since();
    await playSince(this.table, lines);
  }
}
