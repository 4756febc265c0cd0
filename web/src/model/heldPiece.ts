// Whether the last step did nothing but take up a piece: to undo it is to put that piece down.

import type { LogLine, Prompt } from '../net/protocol';

/** A question about one piece, after a step of which there is nothing to tell. */
export function holdsPiece(prompt: Prompt | undefined, log: LogLine[], ply: number): boolean {
  if (prompt?.kind !== 'aim' || prompt.anchors?.length !== 1) return false;
  return !log.some((line) => line.ply === ply && !line.undone && line.messages.length);
}
