// Finds the art of a game by its name: games/<game>/art.ts.

import type { GameArt } from '../art/gameArt';
import type { Board } from '../net/protocol';

const found = import.meta.glob<{ art: GameArt }>('./*/art.ts');

/** The art of a game, loaded when it is first opened; the default art if it has none. */
export async function loadArt(game: string, shape: Board['shape'] = 'hex'): Promise<GameArt> {
  const load = found[`./${game}/art.ts`];
  return load ? (await load()).art : (await import('../art/defaultArt')).plainArt(shape);
}
