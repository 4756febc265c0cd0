// Animates what happened, one effect after the other. The scene already shows the result; a token is
// only held back until its own move has been shown.

import { ToldMap } from '../browser/toldMap.svelte';
import type { Pt } from '../art/hex';
import type { Layout } from './layout';
import { bare } from './layout';
import type { Effect } from './types';

const MOVE_PER_SPACE_MS = 140;
const MAX_MOVE_MS = 900;
const ARROW_MS = 300; // who attacks whom is seen before the dice fall
const LOSS_MS = 280;
const DICE_ROLL_MS = 900;
const RESULT_PAUSE_MS = 500;
const DICE_LIE_MS = 1600; // they can be compared with what came of them

/** The place of each die in the row: hits first, equal ones in rolled order. */
export function slotsOf(ranks: number[]): number[] {
  const order = ranks.map((_, i) => i).sort((a, b) => ranks[a] - ranks[b] || a - b);
  const slots: number[] = [];
  order.forEach((die, slot) => (slots[die] = slot));
  return slots;
}

export interface RolledDice {
  at: Pt;
  faces: string[];
  slots: number[]; // where each die lies once they are sorted
  ranks: number[];
  sorted: boolean;
}

export class Animation {
  /** The positions of moving tokens. */
  readonly held = new ToldMap<string, Pt>();
  dice = $state.raw<RolledDice | null>(null);
  ghost = $state.raw<{ at: Pt; effect: Extract<Effect, { kind: 'loss' }> } | null>(null);
  flash = $state.raw<string | null>(null);
  playing = $state(false);

  /** Whether a face hits (0), may hit (1) or misses (2) the unit on a space. */
  rank: (face: string, space: string) => number = () => 0;

  private queue: Effect[] = [];
  private seen = -1;
  private skipping = false;
  private wake: (() => void) | null = null;

  /** Queue the effects that are new. */
  add(effects: Effect[], layout: Layout, speed: number, done: (id: number) => void): void {
    const fresh = effects.filter((e) => e.id > this.seen);
    if (!fresh.length) return;
    this.seen = Math.max(...fresh.map((e) => e.id));
    if (speed <= 0) {
      void this.flashOnly(fresh, done);
      return;
    }
    for (const e of fresh) {
      const start =
        e.kind === 'move' && !this.held.has(e.token) ? layout.byId.get(bare(e.path[0])) : undefined;
      if (e.kind === 'move' && start) this.held.set(e.token, [start.x, start.y]);
    }
    this.queue.push(...fresh);
    if (!this.playing) void this.run(layout, speed, done);
  }

  /** Skip to the end of the queue. */
  skip(): void {
    this.dice = null;
    if (!this.playing) return;
    this.skipping = true;
    this.wake?.();
  }

  private async run(layout: Layout, speed: number, done: (id: number) => void): Promise<void> {
    this.playing = true;
    for (let effect = this.queue.shift(); effect; effect = this.queue.shift()) {
      await this.show(effect, layout, speed);
      done(effect.id);
    }
    this.held.clear();
    this.playing = this.skipping = false;
  }

  private async show(effect: Effect, layout: Layout, speed: number): Promise<void> {
    if (effect.kind === 'move') return this.march(effect, layout, speed);
    const place = layout.byId.get(bare(effect.at));
    if (!place || this.skipping) return;
    const at: Pt = [place.x, place.y];
    if (effect.kind === 'dice') {
      this.dice = null;
      await this.wait(ARROW_MS / speed);
      const ranks = effect.faces.map((face) => this.rank(face, place.space.id));
      this.dice = { at, faces: effect.faces, slots: slotsOf(ranks), ranks, sorted: false };
      await this.wait(DICE_ROLL_MS / speed);
      const lying = (this.dice = { ...this.dice, sorted: true });
      await this.wait(RESULT_PAUSE_MS / speed);
      setTimeout(() => this.dice === lying && (this.dice = null), DICE_LIE_MS / speed);
    } else if (effect.kind === 'loss') {
      this.ghost = { at, effect };
      await this.wait(LOSS_MS / speed);
      this.ghost = null;
    } else {
      this.flash = place.space.id;
      await this.wait(LOSS_MS / speed);
      this.flash = null;
    }
  }

  private async march(
    effect: Extract<Effect, { kind: 'move' }>,
    layout: Layout,
    speed: number,
  ): Promise<void> {
    const way = effect.path.map((p) => layout.byId.get(bare(p))).filter((p) => p !== undefined);
    const time = Math.min(MAX_MOVE_MS, (way.length - 1) * MOVE_PER_SPACE_MS) / speed;
    const start = performance.now();
    while (!this.skipping && way.length > 1) {
      const t = (performance.now() - start) / time;
      if (t >= 1) break;
      const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
      const along = eased * (way.length - 1);
      const i = Math.min(Math.floor(along), way.length - 2);
      const [a, b] = [way[i], way[i + 1]];
      this.held.set(effect.token, [
        a.x + (b.x - a.x) * (along - i),
        a.y + (b.y - a.y) * (along - i),
      ]);
      await new Promise((next) => requestAnimationFrame(next));
    }
    this.held.delete(effect.token);
  }

  /** Without animation: outline each place once. */
  private async flashOnly(effects: Effect[], done: (id: number) => void): Promise<void> {
    for (const e of effects) {
      this.flash = bare(e.kind === 'move' ? e.path[e.path.length - 1] : e.at);
      done(e.id);
    }
    await this.wait(RESULT_PAUSE_MS);
    this.flash = null;
  }

  private wait(time: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((next) => {
      const timer = setTimeout(next, time);
      this.wake = () => {
        clearTimeout(timer);
        next();
      };
    });
  }
}
