// What the keys do at a table.

import { tick } from 'svelte';
import { lazily } from '../../browser/lazy';
import { i18n } from '../../i18n/language.svelte';
import { numbered } from '../../model/interaction';
import { command, isTyping, keyName, OVERLAYS, pressable } from '../../model/keyPress';
import type { Command } from '../../model/keys';
import type { OpenPanels } from '../../state/openPanels.svelte';
import type { Overlays } from '../../state/overlays.svelte';
import { preferences } from '../../state/preferences.svelte';
import type { Table } from '../../state/table.svelte';
import { viewport } from '../../state/viewport.svelte';

/** What keys need of the board and of the hand. */
export interface KeyTargets {
  board(): BoardControls | undefined;
  /** The anchors of the cards in the hand, as they lie. */
  cards(): string[];
  /** Whether what has the focus was clicked. */
  pointed(): boolean;
}

interface BoardControls {
  centre(anchor: string): void;
  /** Add or remove one where an amount is distributed; false if nothing is. */
  change(by: 1 | -1): boolean;
  fit(): void;
  /** Open the stack at a place. */
  open(anchor: string): boolean;
  pan(dx: number, dy: number): void;
  skip(): void;
  zoom(factor: number): void;
}

const PAN_PX = 80;
const spoken = lazily(() => import('../../model/spokenPosition'));

export class TableKeys {
  // By key code: with Shift in between, a key is released under another name than it was pressed.
  private readonly holding = new Map<string, string>();

  constructor(
    private readonly table: Table,
    private readonly panels: OpenPanels,
    private readonly overlays: Overlays,
    private readonly targets: KeyTargets,
  ) {}

  down(event: KeyboardEvent): void {
    if (!this.listens(event)) return;
    const found = command(event, preferences.keys);
    if (!found || (isForFocus(found, event) && !this.answers(found, event))) return;
    const overlay = OVERLAYS[found];
    if (overlay) this.show(overlay, found, event);
    // A key that is held presses once: what it asks is not answered by holding it.
    else if (found === 'primary' && event.repeat) return;
    else if (found === 'digit') this.digit(Number(event.key));
    else this.does[found]?.();
    this.targets.board()?.skip();
    if (keyName(event) !== 'Escape') event.preventDefault();
  }

  up(event: KeyboardEvent): void {
    const overlay = this.holding.get(event.code);
    if (overlay && this.holding.delete(event.code)) this.overlays.hold(overlay, false);
  }

  private listens(event: KeyboardEvent): boolean {
    const { table } = this;
    if (this.panels.dialog || document.querySelector('dialog[open]')) return false;
    return !isTyping(event.target) && !table.curtain && table.info?.status !== 'waiting';
  }

  /**
   * Whether Enter answers what is asked, wherever else the focus is: on the card, the place or the + just
   * clicked, which nobody means to press again by a key. Whoever came there by keys presses it.
   */
  private answers(found: Command, { target }: KeyboardEvent): boolean {
    if (found !== 'primary' || !(target instanceof HTMLElement)) return false;
    if (this.table.selection.preview) return !target.closest('.buttons, .consequences');
    return this.targets.pointed() && !!target.closest('.hand, .mat');
  }

  private show(overlay: string, found: Command, event: KeyboardEvent): void {
    if (found.startsWith('hold-')) {
      this.holding.set(event.code, overlay);
      this.overlays.hold(overlay, true);
    } else if (!event.repeat) this.overlays.toggle(overlay);
  }

  private readonly does: Partial<Record<Command, () => void>> = {
    primary: () => this.enter(),
    back: () => this.back(),
    undo: () => void this.table.undo.back(),
    'undo-turn': () => void this.table.undo.takeBackTurn(),
    next: () => this.jump('actors', 1),
    previous: () => this.jump('actors', -1),
    'next-anchor': () => this.jump('lit', 1),
    'previous-anchor': () => this.jump('lit', -1),
    describe: () => void this.describe(),
    'describe-near': () => void this.describe(this.table.cursor.at?.space ?? ''),
    keys: () => (this.panels.dialog = 'keys'),
    actions: () => (this.panels.dialog = 'actions'),
    'command-line': () => (this.panels.dialog = 'actions'),
    log: () => this.panels.openLog(),
    pin: () => this.pin(),
    fold: () => this.panels.fold(),
    'zoom-in': () => this.more(1, 1.25),
    'zoom-out': () => this.more(-1, 0.8),
    fit: () => this.targets.board()?.fit(),
    left: () => this.aside(-1),
    right: () => this.aside(1),
    up: () => this.table.cursor.move('up'),
    down: () => this.table.cursor.move('down'),
    'pan-left': () => this.panAside(-1),
    'pan-right': () => this.panAside(1),
    'pan-up': () => this.targets.board()?.pan(0, PAN_PX),
    'pan-down': () => this.targets.board()?.pan(0, -PAN_PX),
    'hide-hand': () => (this.panels.hideHand = !this.panels.hideHand),
    play: () => void this.table.replay.play(),
    first: () => void this.table.replay.go(0),
    last: () => {
      this.table.follow?.skip();
      void this.table.replay.end();
    },
  };

  /** Enter chooses at the cursor if it can, else it presses the primary button. */
  private enter(): void {
    if (this.table.follow?.nextSeat && !this.table.replaying) {
      this.table.summary = null;
      return this.table.follow.advance();
    }
    if (this.table.summary && !this.table.replaying) return this.table.summary.close();
    const { selection, cursor } = this.table;
    if (this.table.over && !this.table.replaying) return void (this.panels.dialog = 'end');
    const { place } = cursor;
    if (selection.preview) return this.answer();
    if (!cursor.at || !place) return void selection.primary();
    // If several things there can be chosen, fan them out first.
    const lit = selection.under.filter((anchor) => selection.interaction?.rings.has(anchor));
    if (lit.length !== 1 && this.targets.board()?.open(place)) return;
    void selection.pick(place);
  }

  /** Whoever went back from a card with Enter means the usual button with the next, not the card again. */
  private answer(): void {
    void this.table.selection.primary();
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && focused.closest('.hand')) focused.blur();
  }

  private back(): void {
    const { selection, cursor, replay, replaying } = this.table;
    if (this.table.summary && !replaying) return this.table.summary.close();
    if (selection.goBack()) return;
    cursor.at = null;
    selection.pinned = null;
    if (replaying) void replay.end();
  }

  private pin(): void {
    const { selection, cursor } = this.table;
    selection.pinned = selection.pinned === null ? (selection.hovered ?? cursor.place) : null;
  }

  private jump(among: 'actors' | 'lit', by: 1 | -1): void {
    const anchor = this.table.cursor.jump(among, by);
    if (anchor && viewport.narrow) this.targets.board()?.centre(anchor);
  }

  /** Where an amount is distributed, plus and minus add and remove; else they zoom. */
  private more(by: 1 | -1, factor: number): void {
    const board = this.targets.board();
    if (!board?.change(by)) board?.zoom(factor);
  }

  private aside(by: 1 | -1): void {
    const { replay, replaying, cursor } = this.table;
    if (replaying) void replay.go(replay.at + by);
    else cursor.move(by < 0 ? 'left' : 'right');
  }

  private panAside(by: 1 | -1): void {
    const { replay, replaying } = this.table;
    if (replaying) void replay.goTurn(by);
    else this.targets.board()?.pan(-by * PAN_PX, 0);
  }

  /** A number presses that button of the bar, or plays that card. */
  private digit(number: number): void {
    const { selection } = this.table;
    const { interaction } = selection;
    if (!interaction) return;
    const button = numbered(interaction)[number - 1];
    if (button) return void selection.press(button);
    const card = this.targets.cards().filter((anchor) => interaction.rings.has(anchor))[number - 1];
    if (card) void selection.pick(card);
  }

  /** Describe the position, or the surroundings of a place, to a screen reader. */
  private async describe(space: string | null = null): Promise<void> {
    const { feedback } = this.table;
    feedback.spoken = ''; // so that the same text is announced again
    await tick();
    const { position, surroundings } = await spoken();
    const { still, shown } = this.table;
    if (!still || space === '') return;
    const scene = { still, live: shown };
    feedback.spoken =
      space === null ? position(i18n.words, scene) : surroundings(i18n.words, scene, space);
  }
}

/** Whether the key belongs to what has the focus: Enter to a button, arrows to the log. */
function isForFocus(found: Command, event: KeyboardEvent): boolean {
  if (found === 'primary' && pressable(event.target)) return true;
  const { target } = event;
  return (
    event.key.startsWith('Arrow') &&
    target instanceof HTMLElement &&
    target.getAttribute('role') === 'log'
  );
}
