// Dice rolls from the log, for the tray and its history.

import { facesOf } from './logEvents';
import type { LogLine, Message } from '../net/protocol';

export interface Roll {
  ply: number;
  seat: string;
  faces: string[];
  message: Message;
}

/** All rolls that were not undone, the latest first. */
export function rollsOf(log: LogLine[], upto = Infinity): Roll[] {
  const found: Roll[] = [];
  for (const line of log) {
    if (line.undone || line.ply > upto) continue;
    for (const message of line.messages) {
      const faces = facesOf(message);
      const { seat = line.seat ?? '' } = message.args ?? {}; // who rolls, if somebody else let it pass
      if (faces.length)
        found.push({ ply: line.ply, seat: String(seat).replace('seat:', ''), faces, message });
    }
  }
  return found.reverse();
}
