// The drawings of the games, loaded once each.

import { SvelteMap } from 'svelte/reactivity';
import type { GameArt } from '../art/gameArt';
import { loadArt } from '../games';
import { i18n } from '../i18n/language.svelte';
import type { Board, Token } from '../net/protocol';

/** What is written on a piece may be a thing of the book: then it is its name in the language of the page. */
const written = (token: Token): Token =>
  token.badge?.includes(':') ? { ...token, badge: i18n.words.name(token.badge) } : token;

const inWords = (art: GameArt): GameArt => ({
  ...art,
  token: (token, ...how) => art.token(written(token), ...how),
});

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
      (drawings) => {
        if (this.asked.get(game) === shape) this.found.set(game, inWords(drawings));
      },
      () => undefined,
    );
  }
}

export const art = new Art();
