// Whether the dice of a match follow from its seed, worked out here and not by the server.

import type { DiceInfo } from '../net/protocol';

/** The first line whose results are wrong, or that the seed is not the promised one; null if all is right. */
export type DiceFault = { line: number } | 'no-promise' | null;

const WORDS = 2 ** 32;

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hash = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', data));

/** Some bytes with a number of eight bytes behind them. */
function numbered(data: Uint8Array, number: number): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(data.length + 8);
  found.set(data);
  new DataView(found.buffer).setBigUint64(data.length, BigInt(number));
  return found;
}

/** The results of one line, one after the other; words that would favour low ones are skipped. */
async function drawer(seed: Uint8Array, line: number): Promise<(below: number) => Promise<number>> {
  const key = await hash(numbered(seed, line));
  let next = 0;
  return async (below) => {
    for (;;) {
      const word = new DataView((await hash(numbered(key, next++))).buffer).getUint32(0);
      if (word < WORDS - (WORDS % below)) return word % below;
    }
  };
}

export async function findDiceFault({ seed, seed_hash, draws }: DiceInfo): Promise<DiceFault> {
  const promised = await hash(bytes(seed));
  if (bytes(seed_hash).join() !== promised.join()) return 'no-promise';
  let current = -1;
  let draw: (below: number) => Promise<number> = () => Promise.resolve(0);
  for (const [line, below, result] of draws) {
    if (line !== current) [current, draw] = [line, await drawer(bytes(seed), line)];
    if ((await draw(below)) !== result) return { line };
  }
  return null;
}
