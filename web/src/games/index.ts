// Finds the drawings of a game by its name: games/<game>/art.ts.

import type { GameArt } from '../art/game';

const found = import.meta.glob<{ art: GameArt }>('./*/art.ts');

/** The drawings of a game, loaded when it is first opened. */
export async function loadArt(game: string): Promise<GameArt> {
  const load = found[`./${game}/art.ts`];
  if (!load) throw new Error(`There are no drawings for the game "${game}".`);
  return (await load()).art;
}
