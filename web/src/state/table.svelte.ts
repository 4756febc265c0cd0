// One table as this screen sees it: what the server sent, and the parts that act on it.

import { note } from '../browser/arrival';
import { attempted, lazily } from '../browser/lazy';
import { anchorsAt, placeAnchor, spaceById, spaceOf, turned } from '../model/geometry';
import { forced, isSame, passesOnly, type Question } from '../model/interaction';
import { mergeLines, sinceOwnStep, ticks } from '../model/moments';
import { padsOf } from '../model/panels';
import { PROTOCOL_VERSION } from '../net/protocol';
import type {
  ActionView,
  FromServer,
  Live,
  LogLine,
  Said,
  Space,
  Still,
  TableInfo,
  Update,
  Welcome,
} from '../net/protocol';
import type { Request } from '../net/socket';
import { art } from './art.svelte';
import { Connection } from './connection.svelte';
import { BoardCursor } from './cursor.svelte';
import { Feedback } from './feedback.svelte';
import type { Follow } from './follow.svelte';
import type { Guide } from './guide';
import { preferences } from './preferences.svelte';
import { Queries } from './queries.svelte';
import { Replay } from './replay.svelte';
import { Selection } from './selection.svelte';
import type { TableContext } from './tableContext';
import { Timers } from './timers';
import type { TurnSummary } from './summary.svelte';
import { UndoControl } from './undo.svelte';

/** Something that happened, for the board to animate: the new lines, and the scenes around them. */
export interface Happening {
  ply: number;
  lines: LogLine[];
  before: Live;
  after: Live;
}

const lazy = { typed: lazily(() => import('../model/typed')) };

export class Table implements TableContext {
  readonly id: string;

  // What the server sent
  info: TableInfo | null = $state.raw(null);
  still: Still | null = $state.raw(null);
  live: Live = $state.raw({});
  log: LogLine[] = $state.raw([]);
  ply = $state(0);
  seat = $state('');
  curtain = $state('');
  thinking = $state('');
  givesUp = $state(''); // the seat of a computer that offers to resign
  notes = $state(''); // the notepad of the seat that is shown
  said: Said[] = $state.raw([]);
  stale = $state(false);
  happening: Happening | null = $state.raw(null);

  decided: { live: Live; ply: number } = $state.raw({ live: {}, ply: 0 }); // what the person saw who last decided something, or came
  private acted = $state(-1); // the ply of the latest decision that was made here
  private played = $state(-1); // of the latest that was no answer in a turn of others
  busy = $state(false); // an action is under way
  closing = $state(false); // a round is over, and what it brought is still looked at
  held = $state(false); // what others do waits until a window is closed
  follow: Follow | null = $state.raw(null); // as soon as others have acted
  summary: TurnSummary | null = $state.raw(null); // of a long turn of others, while it is open
  private early: (Update | Welcome)[] = []; // what came before it was there
  guide: Guide | null = $state.raw(null); // at tables that teach or ask
  agreesEnd: string[] = $state.raw([]); // of a kept match: the seats that would end it
  turnedOver = $state(false); // an observer has turned the board around

  readonly timers = new Timers();
  readonly connection: Connection;
  readonly selection: Selection = new Selection(this);
  readonly cursor: BoardCursor = new BoardCursor(this);
  readonly undo: UndoControl = new UndoControl(this);
  readonly feedback: Feedback = new Feedback(this);
  readonly replay: Replay = new Replay(this);
  readonly queries: Queries = new Queries(this);

  constructor(id: string) {
    this.id = id;
    this.connection = new Connection(id, (message) => this.receive(message));
  }

  close(): void {
    this.connection.close();
    this.timers.clear();
  }

  // What is shown

  readonly shown: Live = $derived(this.replay.past?.live ?? this.live);
  readonly replaying: boolean = $derived(this.replay.past !== null);
  /** Nothing to answer a reaction with: the server passes in a moment, and nobody is asked. */
  readonly passes: boolean = $derived(
    preferences.autopass && passesOnly(this.live), // as the server was told
  );
  /** The only answer, which is given without a question. */
  readonly settles: ActionView | null = $derived.by(() => {
    const { prompt, actions = [] } = this.live;
    return prompt && preferences.forced && !this.guide ? forced({ prompt, actions }) : null;
  });
  readonly mine: boolean = $derived(
    !!this.live.actions?.length && !this.curtain && !this.passes && !this.settles,
  );
  readonly over: boolean = $derived(this.info?.status === 'over' || !!this.live.outcome);
  /** A computer offers its defeat. */
  readonly offered: boolean = $derived(!!this.givesUp && !!this.seat && !this.over);
  readonly ticks = $derived(ticks(this.log));
  /** The seats that one person has; at a shared screen that of whoever looks. */
  readonly own: string[] = $derived(
    this.info?.hot_seat
      ? [this.seat]
      : (this.info?.seats ?? []).filter((one) => one.mine).map((one) => one.seat),
  );
  readonly since: LogLine[] = $derived(
    this.seat ? sinceOwnStep(this.log, this.own, this.acted) : [],
  );
  /** An answer in between does not make one forget how the others' turn began. */
  readonly turnOfOthers: LogLine[] = $derived(
    this.played < 0 ? this.since : sinceOwnStep(this.log, this.own, this.played),
  );
  readonly lastPly: number = $derived(this.ticks.at(-1)?.ply ?? 0);

  readonly question: Question | null = $derived(
    this.live.prompt && !this.replay.past
      ? { prompt: this.live.prompt, actions: this.mine ? (this.live.actions ?? []) : [] }
      : null,
  );
  readonly flip: boolean = $derived(
    !!this.still && turned(this.still.board, this.shown.side ?? '') !== this.turnedOver,
  );
  readonly places: Map<string, Space> = $derived(
    this.still ? spaceById(this.still.board) : new Map<string, Space>(),
  );

  spaceOf(anchor: string): string | null {
    return spaceOf(anchor, this.shown.tokens ?? [], this.places);
  }

  /** Everything at the place of an anchor, the anchor itself first. */
  thingsAt(anchor: string | null): string[] {
    if (!anchor || !this.still) return [];
    const space = this.spaceOf(anchor);
    if (!space) return [anchor];
    const here = anchorsAt(space, this.still.board, this.shown);
    const all = [...here, ...padsOf(this.shown, here)];
    if (!all.includes(anchor) || anchor === placeAnchor(this.still.board, space)) return all;
    return [anchor, ...all.filter((other) => other !== anchor)];
  }

  // What the server says

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        if (this.early.length && !message.ref && message.seat !== this.seat)
          this.early.push(message);
        else if (this.follow?.delays(message)) this.follow.delay(message);
        else this.welcome(message);
        return;
      case 'update':
        return void this.followed(message);
      case 'table':
        this.info = message.table;
        this.givesUp = message.gives_up ?? '';
        this.agreesEnd = message.agrees_end ?? [];
        return this.undo.requested(
          message.asks_undo ? { seat: message.asks_undo, to: message.undo_to ?? 0 } : null,
        );
      case 'said':
        this.said = [...this.said, message];
        return;
      case 'review':
        this.queries.reviewed = message.of ? message.done / message.of : 1;
        return;
      case 'notice':
        return this.feedback.tell(message.text);
      case 'refused':
        return this.feedback.tell(message.reasons?.[0]?.message ?? message.text);
    }
  }

  private welcome(message: Welcome): void {
    // If only the line was lost, what was new is still new.
    const back = !!this.still && message.seat === this.seat && message.ply === this.ply;
    this.info = message.table;
    // Whoever leads several seats has decided for the last of them, and hears what happened since.
    const next = !!this.still && message.seat !== this.seat && this.leads(message.seat);
    if (!back && !next) this.decided = message;
    art.know(message.table.game, message.still.board.shape);
    if (!this.still || !sameBoard(this.still, message.still)) this.still = message.still;
    this.live = message.live;
    this.log = message.log;
    this.ply = message.ply;
    if (!next) this.acted = this.played = -1;
    this.seat = message.seat;
    if (message.log[0]?.number)
      void attempted(() => import('./earlierLog')).then((read) => read?.readEarlierLog(this));
    this.curtain = message.curtain ?? '';
    this.thinking = message.thinking ?? '';
    this.said = message.chat ?? [];
    this.notes = message.notes ?? '';
    this.stale = !!message.stale;
    if ((message.protocol ?? 0) > PROTOCOL_VERSION) note({ old: true });
    this.undo.reset(message.undo ?? 0);
    this.early = [];
    this.follow?.reset();
    this.selection.reset();
  }

  /** Whether the person of this seat has another one, too: at a shared screen somebody else does. */
  private leads(seat: string): boolean {
    return [seat, this.seat].every((one) => this.own.includes(one));
  }

  /** Show an update: one's own at once, those of others one after the other, dice before their result. */
  private async followed(message: Update): Promise<void> {
    if (this.follow) return this.follow.receive(message);
    const dice = JSON.stringify(message.log).includes('"face"');
    if (!this.early.length && ((message.ref && !dice) || !preferences.follow))
      return this.update(message);
    this.early.push(message);
    if (this.early.length > 1) return;
    const loaded = await attempted(() => import('./follow.svelte'));
    const show = (one: Update | Welcome): void =>
      one.type === 'welcome' ? this.welcome(one) : this.update(one);
    this.follow ??= loaded && new loaded.Follow(this, show);
    for (const one of this.early.splice(0))
      if (one.type === 'update' && this.follow) this.follow.receive(one);
      else if (one.type === 'welcome' && this.follow?.delays(one)) this.follow.delay(one);
      else show(one);
  }

  private update(message: Update): void {
    const before = this.live;
    this.live = { ...this.live, ...message.live };
    this.log = mergeLines(this.log, message.log);
    this.ply = message.ply;
    this.thinking = message.thinking ?? '';
    this.stale = false;
    this.undo.update(message.undo ?? 0);
    if (message.log.some((line) => line.undone)) this.replay.forget();
    this.happening = { ply: message.ply, lines: message.log, before, after: this.live };
    if (!message.ref) this.replay.sinceShown = message.ply; // whoever was there was not away
    // While everybody plans at once, what others do leaves the player's own selection alone.
    if (this.busy || !isSame(before.actions, this.live.actions)) this.selection.reset();
  }

  // What a person does

  /** A window is to be read before anything else is shown, or was closed. */
  hold(on: boolean): void {
    this.held = on;
    this.follow?.release();
  }

  ask(request: Request): Promise<FromServer> {
    return this.connection.ask(request);
  }

  async act(action: ActionView): Promise<boolean> {
    if (this.busy || !this.connection.online || this.guide?.stops(action)) return false;
    this.busy = true;
    this.follow?.acted();
    if (!this.settles) {
      this.decided = { live: this.live, ply: this.ply };
      this.acted = this.ply;
      if (this.live.prompt?.kind !== 'reaction') this.played = this.ply;
    }
    this.summary = null;
    this.selection.settle();
    const actions = this.live.actions ?? [];
    const { ply, seat } = this;
    const chosen = !passesOnly(this.live); // the server counts no step that was the only one
    const answer = await this.ask({ type: 'act', ply, seat, action: action.action });
    this.busy = false;
    if (answer.type === 'update' && chosen) this.undo.remember(actions, action.action);
    return answer.type !== 'refused';
  }

  /** Choose the action that was typed, or say why it is not one. */
  async type(line: string): Promise<boolean> {
    const { typed } = await lazy.typed();
    const action = typed(this.live.actions ?? [], line);
    if (action) await this.selection.choose(action);
    else await this.feedback.whyNotTyped(line);
    return !!action;
  }
}

/** Whether the board is the same as before: then its drawing is kept. */
const sameBoard = (a: Still, b: Still): boolean =>
  a.board.spaces.length === b.board.spaces.length && a.book.length === b.book.length;
