// The drawings of the games, loaded once each.

import { SvelteMap } from 'svelte/reactivity';
import type { GameArt } from '../art/game';
import { loadArt } from '../games';
import type { Board } from './protocol';

class Art {
  private readonly found = new SvelteMap<string, GameArt>();
  private readonly asked = new Map<string, Board['shape'] | ''>();

  /** The drawings of a game, undefined until they are here. */
  of(game: string): GameArt | undefined {
    if (game && !this.asked.has(game)) this.load(game, '');
    return this.found.get(game);
  }

  /** What the board of a game is like: it matters for games that bring no drawings of their own. */
  know(game: string, shape: Board['shape']): void {
    if (this.asked.get(game) !== shape) this.load(game, shape);
  }

  private load(game: string, shape: Board['shape'] | ''): void {
    this.asked.set(game, shape);
    loadArt(game, shape || undefined).then(
      (drawings) => { if (this.asked.get(game) === shape) this.found.set(game, drawings); },
      () => undefined,
    );
  }
}

export const art = new Art();
