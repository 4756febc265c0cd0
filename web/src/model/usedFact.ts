// A card in play that can be used for one thing or another.

import type { Card } from '../net/protocol';

/** Which of its facts it is used for; 0 is for all of it. */
export const usedFact = (card: Card | undefined): number =>
  Number(card?.marks?.find((mark) => mark.startsWith('fact-'))?.slice('fact-'.length) ?? 0);
