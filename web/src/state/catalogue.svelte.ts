// The games that can be played, loaded once for all screens.

import { api } from '../net/api';
import { Refusal } from '../net/request';
import { preferences } from './preferences.svelte';
import type { Cover, GameInfo, Message } from '../net/protocol';

class Catalogue {
  covers: Cover[] = $state.raw([]); // these arrive first
  games: GameInfo[] = $state.raw([]);
  problem: Message | null = $state.raw(null);
  loaded = $state(false);
  private asked = false;

  /** All games, with whatever has arrived of each. */
  get all(): { id: string; cover?: Cover; info?: GameInfo }[] {
    const ids = [
      ...new Set([...this.covers.map((c) => c.id ?? ''), ...this.games.map((g) => g.id)]),
    ];
    return ids.map((id) => ({
      id,
      cover: this.covers.find((c) => c.id === id),
      info: this.games.find((g) => g.id === id),
    }));
  }

  /** Load the games, once; again after a failure. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      void api.covers().then(
        (covers) => (this.covers = covers),
        () => undefined,
      );
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
  of ? (of.titles[preferences.language] ?? of.titles.en ?? '') : '';

export const catalogue = new Catalogue();
