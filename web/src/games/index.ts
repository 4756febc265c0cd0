// Finds the drawings of a game by its name: games/<game>/art.ts.

import type { GameArt } from '../art/gameArt';
import type { Board } from '../net/protocol';

const found = import.meta.glob<{ art: GameArt }>('./*/art.ts');

/** The drawings of a game, loaded when it is first opened; else those that any board can have. */
export async function loadArt(game: string, shape: Board['shape'] = 'hex'): Promise<GameArt> {
  const load = found[`./${game}/art.ts`];
  return load ? (await load()).art : (await import('../art/defaultArt')).plainArt(shape);
}
