// Who is favoured in a battle, as far as it was measured.

export interface Favour {
  sides: string[];
  shares: number[]; // between 0 and 1
  /** The side that wins more often, beyond what chance explains; empty: none. */
  favourite: string;
}

/** What the shares of won games and their intervals say; null where nothing was measured. */
export function favourOf(
  wins: Record<string, number>,
  intervals: Record<string, number[]>,
): Favour | null {
  const sides = Object.keys(wins).sort();
  if (!sides.length) return null;
  const favourite = sides.find((side) => (intervals[side]?.[0] ?? 0) > 0.5) ?? '';
  return { sides, shares: sides.map((side) => wins[side]), favourite };
}
