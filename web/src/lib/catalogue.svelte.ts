// What can be played, and who is asking; read once, shared by all screens.

import { api, Refusal } from './api';
import { settings } from './settings.svelte';
import type { GameInfo, Message } from './protocol';

class Catalogue {
  games: GameInfo[] = $state.raw([]);
  problem: Message | null = $state.raw(null);
  loaded = $state(false);
  private asked = false;

  /** Read the games; again after a failure. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.games = await api.games();
      this.loaded = true;
      this.problem = null;
    } catch (error) {
      this.asked = false;
      this.problem = error instanceof Refusal ? error.message_ : { key: 'page-no-server' };
    }
  }

  game(id: string): GameInfo | undefined {
    void this.load();
    return this.games.find((game) => game.id === id);
  }

  title(id: string): string {
    return titleOf(this.game(id));
  }
}

export const titleOf = (of: { titles: Record<string, string> } | undefined): string =>
  of ? (of.titles[settings.language] ?? of.titles.en ?? '') : '';

export const catalogue = new Catalogue();
