// Finds the art of a game by its name: games/<game>/art.ts.

import { lazily } from '../browser/lazy';
import type { GameArt } from '../art/gameArt';
import type { Board } from '../net/protocol';

const defaultArt = lazily(() => import('../art/defaultArt'));
const found = import.meta.glob<{ art: GameArt }>('./*/art.ts');

/** The art of a game, loaded when it is first opened; the default art if it has none. */
export async function loadArt(game: string, shape: Board['shape'] = 'hex'): Promise<GameArt> {
  const load = found[`./${game}/art.ts`];
  return load ? (await lazily(load)()).art : (await defaultArt()).plainArt(shape);
}
