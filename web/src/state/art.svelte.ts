// The art of each game, loaded once.

import { ToldMap } from '../browser/toldMap.svelte';
import type { GameArt } from '../art/gameArt';
import { loadArt } from '../games';
import { i18n } from '../i18n/language.svelte';
import type { Board, Token } from '../net/protocol';

/** A badge may refer to an entry of the book: then the piece shows that name in the reader's language. */
const written = (token: Token): Token =>
  token.badge?.includes(':') ? { ...token, badge: i18n.words.name(token.badge) } : token;

const inWords = (art: GameArt): GameArt => ({
  ...art,
  token: (token, ...how) => art.token(written(token), ...how),
});

class Art {
  private readonly found = new ToldMap<string, GameArt>();
  private readonly asked = new Map<string, Board['shape'] | ''>();

  /** The art of a game; undefined until it is loaded. */
  of(game: string): GameArt | undefined {
    if (game && !this.asked.has(game)) this.load(game, '');
    return this.found.get(game);
  }

  /** Set the shape of a game's board: a game without art of its own gets drawings to match. */
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
