// One table as this screen sees it: what the server told, what is selected, what is looked at.

import { Advice } from './advice.svelte';
import { art } from './art.svelte';
import {
  actors,
  anchorsOf,
  attempt,
  back,
  choiceAt,
  click,
  commits,
  cycle,
  forced,
  idOf,
  isSame,
  interactionOf,
  typed,
  type Button,
  type Question,
  type Interaction,
} from '../model/interaction';
import {
  anchorsAt,
  placeAnchor,
  spaceById,
  spaceOf,
  step as cursorStep,
  turned,
  type Cursor,
  type Direction,
} from '../model/geometry';
import type {
  Choice,
  FreeStep,
  FromServer,
  Live,
  LogLine,
  Message,
  Reason,
  Said,
  Still,
  TableInfo,
  Update,
  Welcome,
} from '../net/protocol';
import { padsOf } from '../model/panels';
import { Replay } from './replay.svelte';
import { joined, since, ticks } from '../model/moments';
import { preferences } from './preferences.svelte';
import { TableSocket, socketAddress, type Request } from '../net/socket';

export interface Bubble {
  at: string;
  text: Message;
  rules: string[];
  anchors: string[];
  mark: string;
}

/** Something that happened, for the board to move: the new lines and what was before. */
export interface Happening {
  ply: number;
  lines: LogLine[];
  before: Live;
  after: Live;
}

const BUBBLE = 2500;
const REALLY = 4000;
const FORCED = 300;
const FLASH = 1000;
const NOTICE = 1000;
const DECLINED = 400; // what was agreed to has happened by then
export const UNDO_TURN = 'undo-turn';

export class Table {
  readonly id: string;

  // What the server told
  info: TableInfo | null = $state.raw(null);
  still: Still | null = $state.raw(null);
  live: Live = $state.raw({});
  log: LogLine[] = $state.raw([]);
  ply = $state(0);
  seat = $state('');
  undo = $state(0);
  curtain = $state('');
  thinking = $state('');
  asks: { seat: string; to: number } | null = $state.raw(null);
  givesUp = $state(''); // the seat of a computer that offers to give up
  notes = $state(''); // what was written down for the seat that is shown
  said: Said[] = $state.raw([]);
  happening: Happening | null = $state.raw(null);

  // The line
  online = $state(false);
  attempts = $state(0);
  busy = $state(false);
  stale = $state(false);
  missing = $state(false); // there is no such table

  // What this screen does
  selected: string[] = $state.raw([]);
  hovered: string | null = $state(null); // an anchor: the space under the pointer, or a thing named in the log
  pointed: string | null = $state(null); // pointed at from the log
  cursor: Cursor | null = $state.raw(null);
  preview: Choice | null = $state.raw(null); // on touch: chosen once, to be confirmed
  really: string | null = $state(null); // the action of a button that was pressed once
  flash = $state(false);
  pinned: string | null = $state(null);
  bubbles: Bubble[] = $state.raw([]);
  notice: Message | null = $state.raw(null);
  spoken = $state(''); // for screen readers, at once
  private readonly socket: TableSocket;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private before: { options: Choice[]; action: string }[] = []; // own free steps, newest last

  readonly replay = new Replay(this);
  readonly advice = new Advice(this);

  constructor(id: string) {
    this.id = id;
    this.socket = new TableSocket(socketAddress(id), {
      onmessage: (message) => this.hear(message),
      onstate: (open, attempts) => {
        this.online = open;
        this.attempts = attempts;
      },
      onmissing: () => (this.missing = true),
    });
  }

  close(): void {
    this.socket.close();
    for (const timer of this.timers) clearTimeout(timer);
  }

  // What is shown

  readonly shown: Live = $derived(this.replay.past?.live ?? this.live);
  readonly replaying: boolean = $derived(this.replay.past !== null);
  readonly question: Question | null = $derived(
    this.live.prompt && !this.replay.past
      ? { prompt: this.live.prompt, options: this.usable() }
      : null,
  );
  readonly mine: boolean = $derived(!!this.live.options?.length && !this.curtain);
  readonly interaction: Interaction | null = $derived(
    this.question && interactionOf(this.question, this.selected),
  );
  turnedOver = $state(false); // an observer may sit on the other side
  readonly flip: boolean = $derived(
    !!this.still && turned(this.still.board, this.shown.side ?? '') !== this.turnedOver,
  );
  readonly places = $derived(this.still ? spaceById(this.still.board) : new Map());
  readonly over: boolean = $derived(this.info?.status === 'over' || !!this.live.outcome);
  readonly ticks = $derived(ticks(this.log));
  readonly since: LogLine[] = $derived(this.seat ? since(this.log, this.seat) : []);
  readonly standing: number = $derived(this.ticks.at(-1)?.ply ?? 0);

  /** Options are inert while an action is under way or the line is lost. */
  private usable(): Choice[] {
    return this.curtain ? [] : (this.live.options ?? []);
  }

  /** The place of the keyboard's cursor. */
  readonly cursorPlace: string | null = $derived(
    this.cursor && this.still ? placeAnchor(this.still.board, this.cursor.space) : null,
  );

  /** The things under the pointer, or the one that the log points at. */
  readonly under: string[] = $derived(this.thingsAt(this.hovered ?? this.cursorPlace));

  /** What a click would do now. */
  readonly aimed: Choice | null = $derived(
    this.preview ??
      (this.question && this.under.length
        ? choiceAt(this.question, this.selected, this.under)
        : null),
  );

  thingsAt(anchor: string | null): string[] {
    if (!anchor || !this.still) return [];
    const space = spaceOf(anchor, this.shown.tokens ?? [], this.places);
    if (!space) return [anchor];
    const here = anchorsAt(space, this.still.board, this.shown);
    const all = [...here, ...padsOf(this.shown, here)];
    return all.includes(anchor) && anchor !== placeAnchor(this.still.board, space)
      ? [anchor, ...all.filter((a) => a !== anchor)]
      : all;
  }

  spaceOf(anchor: string): string | null {
    return spaceOf(anchor, this.shown.tokens ?? [], this.places);
  }

  // What the server says

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.update(message);
      case 'table':
        this.info = message.table;
        this.givesUp = message.gives_up ?? '';
        this.heardOf(
          message.asks_undo ? { seat: message.asks_undo, to: message.undo_to ?? 0 } : null,
        );
        return;
      case 'said':
        this.said = [...this.said, message];
        return;
      case 'review':
        this.advice.reviewed = message.of ? message.done / message.of : 1;
        return;
      case 'refused':
        this.refuse(message.text, message.reasons ?? []);
        return;
    }
  }

  /** A request to take back comes or goes; who asked is told when it was declined. */
  private heardOf(asks: { seat: string; to: number } | null): void {
    const before = this.asks;
    this.asks = asks;
    if (!before || asks || before.seat !== this.seat) return;
    const { ply } = this;
    this.after(
      DECLINED,
      () => this.ply >= ply && this.ply > before.to && this.tell({ key: 'page-undo-declined' }),
    );
  }

  private welcome(message: Welcome): void {
    this.info = message.table;
    art.know(message.table.game, message.still.board.shape);
    // The same board again keeps its drawing.
    if (
      !this.still ||
      this.still.board.spaces.length !== message.still.board.spaces.length ||
      this.still.book.length !== message.still.book.length
    ) {
      this.still = message.still;
    }
    this.live = message.live;
    this.log = message.log;
    this.ply = message.ply;
    this.seat = message.seat;
    this.undo = message.undo ?? 0;
    this.curtain = message.curtain ?? '';
    this.thinking = message.thinking ?? '';
    this.said = message.chat ?? [];
    this.notes = message.notes ?? '';
    this.stale = !!message.stale;
    this.before = [];
    this.fresh();
  }

  private update(message: Update): void {
    const before = this.live;
    this.live = { ...this.live, ...message.live };
    this.log = joined(this.log, message.log);
    this.ply = message.ply;
    this.undo = message.undo ?? 0;
    this.thinking = message.thinking ?? '';
    this.stale = false;
    this.before = this.before.slice(-this.undo || this.before.length);
    if (!this.undo) this.before = [];
    if (message.log.some((line) => line.undone)) this.replay.forget();
    this.happening = { ply: message.ply, lines: message.log, before, after: this.live };
    // What others do while all plan does not take one's card out of one's hand.
    if (this.busy || !isSame(before.options, this.live.options)) this.fresh();
  }

  /** A new question: whatever was aimed at the old one is gone. */
  private fresh(): void {
    this.selected = [];
    this.preview = null;
    this.really = null;
    this.advice.forget();
    const choice = preferences.forced && this.question ? forced(this.question) : null;
    if (choice) {
      const { ply } = this;
      this.after(FORCED, () => this.ply === ply && !this.busy && void this.act(choice));
    }
  }

  /** Do something after a while, unless the table was left meanwhile. */
  after(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, ms);
    this.timers.add(timer);
  }

  // What a person does

  ask(request: Request): Promise<FromServer> {
    return this.socket.send(request);
  }

  retry(): void {
    this.socket.retry();
  }

  async act(choice: Choice): Promise<boolean> {
    if (this.busy || !this.online) return false;
    this.busy = true;
    this.preview = null;
    this.really = null;
    const options = this.live.options ?? [];
    const answer = await this.ask({
      type: 'act',
      ply: this.ply,
      seat: this.seat,
      action: choice.action,
    });
    this.busy = false;
    if (answer.type === 'update' && this.undo > 0) {
      this.before = [...this.before, { options, action: choice.action }].slice(-this.undo);
    }
    return answer.type !== 'refused';
  }

  /** Take back free steps; never unseen, while something earlier is looked at. */
  async takeBack(steps = 1): Promise<void> {
    if (this.replaying || this.busy || !this.online || this.undo < steps || steps < 1) return;
    this.busy = true;
    const kept = this.before.slice(0, Math.max(0, this.before.length - steps));
    await this.ask({ type: 'undo', ply: this.ply, seat: this.seat, steps });
    this.before = kept;
    this.busy = false;
  }

  /** All free steps at once; it asks once more, in the same place. */
  async takeBackTurn(): Promise<void> {
    if (this.replaying || this.undo < 1) return;
    if (this.undo > 1 && this.really !== UNDO_TURN) return this.askReally(UNDO_TURN);
    this.really = null;
    await this.takeBack(this.undo);
  }

  /** The free steps, the latest first, and which of them can go alone. */
  async freeSteps(): Promise<FreeStep[]> {
    const answer = await this.ask({ type: 'steps', seat: this.seat });
    return answer.type === 'steps' ? answer.steps : [];
  }

  /** Take back one step only; the later ones do not rest on it. */
  async takeBackAlone(steps: number): Promise<void> {
    if (this.busy || !this.online) return;
    this.busy = true;
    await this.ask({ type: 'undo', ply: this.ply, seat: this.seat, steps, alone: true });
    this.before = [];
    this.busy = false;
  }

  private askReally(what: string): void {
    this.really = what;
    this.after(REALLY, () => this.really === what && (this.really = null));
  }

  /** A sentence in the bar for a few seconds. */
  tell(message: Message): void {
    this.notice = message;
    this.after(NOTICE * 4, () => this.notice === message && (this.notice = null));
  }

  /**
   * A click on the board, on a card, or Enter at the cursor; `touch` asks for a second tap, `exact`
   * means this thing and not what else lies at its place.
   */
  async pick(anchor: string, touch = false, exact = false): Promise<void> {
    if (this.replaying || this.busy || !this.question || !this.online) return;
    const anchors = exact ? [anchor] : this.thingsAt(anchor);
    const step = click(this.question, this.selected, anchors);
    if (step.do === 'act') return this.aim(step.choice, touch);
    this.preview = null;
    if (step.do === 'select') this.selected = step.path;
    else if (step.do === 'back') this.goBack();
    else if (step.do === 'why' && !(await this.changeMind(anchors))) await this.why(anchors);
  }

  private async aim(choice: Choice, touch: boolean): Promise<void> {
    const twice = preferences.confirm === 'always' || (preferences.confirm === 'usual' && touch);
    if (twice && commits(choice) && this.preview?.action !== choice.action) {
      this.preview = choice;
      return;
    }
    await this.act(choice);
  }

  /**
   * A click on something that could have been chosen a step ago: go back and choose it instead. A
   * click on what was marked takes that mark back and keeps the later ones.
   */
  private async changeMind(anchors: string[]): Promise<boolean> {
    const last = this.before.at(-1);
    const other =
      last &&
      anchors.flatMap((a) =>
        last.options.filter((o) => o.anchors.length === 1 && o.anchors[0] === a),
      )[0];
    const current = this.live.prompt?.anchors ?? [];
    if (last && other && other.action !== last.action && current.length && this.undo > 0) {
      await this.takeBack();
      await this.act(other);
      return true;
    }
    const at = this.before.findLastIndex((step) =>
      anchors.some((a) => step.action.split(' ').slice(1).join(' ') === idOf(a)),
    );
    if (at < 0 || this.live.prompt?.kind !== 'mark' || this.undo < this.before.length - at)
      return false;
    const later = this.before.slice(at + 1).map((step) => step.action);
    await this.takeBack(this.before.length - at);
    for (const action of later) {
      const again = this.live.options?.find((o) => o.action === action);
      if (again) await this.act(again);
    }
    return true;
  }

  /** The number of own free steps whose options are remembered, for the undo list. */
  get steps(): string[] {
    return this.before.map((step) => step.action);
  }

  /** A button of the bar; the one that ends a step early asks once more, in the same place. */
  async press(button: Button): Promise<void> {
    const { choice } = button;
    if (
      button.end &&
      button.left > 0 &&
      this.really !== choice.action &&
      preferences.confirm !== 'never'
    ) {
      this.flash = true;
      this.after(FLASH, () => (this.flash = false));
      return this.askReally(choice.action);
    }
    await this.act(choice);
  }

  /** The rightmost button: what is previewed, or what ends the step. */
  async primary(): Promise<void> {
    if (this.replaying) return;
    if (this.preview) return void (await this.act(this.preview));
    const button =
      this.interaction?.buttons.find((b) => b.primary) ??
      this.interaction?.buttons.find((b) => b.end);
    if (button) await this.press(button);
  }

  goBack(): boolean {
    if (this.preview || this.really) {
      this.preview = null;
      this.really = null;
      return true;
    }
    if (this.selected.length) {
      this.selected = back(this.live.options ?? [], this.selected);
      return true;
    }
    // What was picked a moment ago is put down again.
    const picked = this.before.at(-1);
    if (
      picked &&
      this.undo > 0 &&
      this.live.prompt?.kind === 'aim' &&
      (this.live.prompt.anchors?.length ?? 0) > 0
    ) {
      void this.takeBack();
      return true;
    }
    return false;
  }

  // Why not?

  async why(anchors: string[]): Promise<void> {
    const action = attempt(this.live.options ?? [], this.selected, anchors);
    if (action !== null) return this.whyNot(action, anchors[0]);
    // Nothing of this kind is asked for: the question itself is the reason.
    const rules = this.live.prompt?.text.rules ?? [];
    this.explain(anchors[0], [{ message: { key: 'page-nothing-here', rules } }]);
  }

  async whyNot(action: string, at: string): Promise<void> {
    const { seat } = this;
    if (!seat) return;
    const answer = await this.ask({ type: 'why', seat, action });
    if (answer.type === 'why') this.explain(at, answer.reasons);
  }

  private explain(at: string, reasons: Reason[]): void {
    if (!reasons.length) return;
    this.bubbles = reasons.slice(0, 2).map((reason) => ({
      at,
      text: reason.message,
      rules: reason.message.rules ?? [],
      anchors: reason.anchors ?? [],
      mark: reason.mark ?? '',
    }));
    const shown = this.bubbles;
    this.after(BUBBLE, () => this.bubbles === shown && (this.bubbles = []));
  }

  private refuse(text: Message, reasons: Reason[]): void {
    this.tell(reasons[0]?.message ?? text);
  }

  /** A typed line: an option, or the reason why it is none. */
  async type(line: string): Promise<boolean> {
    const choice = typed(this.live.options ?? [], line);
    if (choice) return this.act(choice);
    const answer = await this.ask({ type: 'why', seat: this.seat, action: line.trim() });
    this.notice = null;
    if (answer.type === 'why' && answer.reasons.length) this.tell(answer.reasons[0].message);
    return false;
  }

  async keepNotes(text: string): Promise<boolean> {
    this.notes = text;
    return (await this.ask({ type: 'notes', seat: this.seat, text })).type === 'done';
  }

  // The cursor

  moveCursor(direction: Direction): void {
    if (!this.still) return;
    const first = this.cursor ?? this.firstCursor();
    this.cursor =
      (this.cursor && cursorStep(this.still.board, first, direction, this.flip)) || first;
    this.hovered = null;
  }

  private firstCursor(): Cursor {
    const anchor =
      this.interaction?.path[0] ?? (this.interaction && anchorsOf(this.interaction)[0]);
    const space = (anchor && this.spaceOf(anchor)) || this.still!.board.spaces[0].id;
    return this.cursorAt(space);
  }

  private cursorAt(space: string): Cursor {
    return { space, column: this.places.get(space)?.x ?? 0 };
  }

  /** To the next or previous thing: of those that light up, or of those that can still act. */
  jump(among: 'lit' | 'actors', by: 1 | -1): string | null {
    const all =
      among === 'lit'
        ? this.interaction
          ? anchorsOf(this.interaction)
          : []
        : actors(this.live.options ?? []);
    const spaces = all.map((a) => this.spaceOf(a));
    const here = all.filter((_, i) => spaces[i] && spaces.indexOf(spaces[i]) === i); // a pile is one place to come to
    const from = here.find((a) => this.spaceOf(a) === this.cursor?.space) ?? null;
    const next = cycle(here, from, by);
    const space = next && this.spaceOf(next);
    if (space) this.cursor = this.cursorAt(space);
    this.hovered = null;
    return next;
  }

  point(anchor: string | null): void {
    this.pointed = anchor;
  }

  // The others

  /** Ask the other side to go back to before one's own latest step, or the latest step at all. */
  askBack(): Promise<FromServer> {
    const own = this.log.findLast((line) => !line.undone && line.seat === this.seat);
    return this.ask({
      type: 'ask-undo',
      seat: this.seat,
      to: Math.max(0, (own?.ply ?? this.ply) - 1),
    });
  }

  resign(): Promise<FromServer> {
    return this.ask({ type: 'resign', seat: this.seat });
  }

  answerResign(yes: boolean): Promise<FromServer> {
    this.givesUp = '';
    return this.ask({ type: 'answer-resign', seat: this.seat, yes });
  }

  lookAs(seat: string, code = ''): Promise<FromServer> {
    return this.ask({ type: 'look', seat, code });
  }

  /** Four digits that keep others from lifting one's curtain; none: anybody may. */
  lock(code: string): Promise<FromServer> {
    return this.ask({ type: 'lock', seat: this.seat, code });
  }
}
