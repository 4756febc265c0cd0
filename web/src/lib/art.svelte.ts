// The drawings of the games, loaded once each.

import { SvelteMap } from 'svelte/reactivity';
import type { GameArt } from '../art/game';
import { loadArt } from '../games';

class Art {
  private readonly found = new SvelteMap<string, GameArt>();
  private readonly asked = new Set<string>();

  /** The drawings of a game, undefined until they are here. */
  of(game: string): GameArt | undefined {
    if (game && !this.asked.has(game)) {
      this.asked.add(game);
      loadArt(game).then((drawings) => this.found.set(game, drawings), () => undefined);
    }
    return this.found.get(game);
  }
}

export const art = new Art();
