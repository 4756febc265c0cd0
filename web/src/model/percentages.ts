// Percentages that add up to 100.

const SAME = 1e-9;

/** Shares as whole percentages that add up to 100, the largest remainders rounded up. */
export function percentages(shares: number[]): number[] {
  const total = shares.reduce((a, b) => a + b, 0);
  if (!total) return shares.map(() => 0);
  const exact = shares.map((s) => (s / total) * 100);
  const whole = exact.map(Math.floor);
  let left = 100 - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((e, i) => [e - whole[i], i] as const);
  // Of two halves the greater share is rounded up: the same wherever its list begins.
  order.sort((a, b) =>
    Math.abs(b[0] - a[0]) > SAME ? b[0] - a[0] : exact[b[1]] - exact[a[1]] || a[1] - b[1],
  );
  for (const [, i] of order) {
    if (left-- <= 0) break;
    whole[i] += 1;
  }
  return whole;
}

/** The first shares of a list that add up to all, if some do: what may come of a roll, one of them. */
export function wholeOf(shares: number[]): number[] {
  let sum = 0;
  const end = shares.findIndex((share) => Math.abs((sum += share) - 1) < SAME);
  return shares.slice(0, end + 1);
}

/**
 * Whole percentages of what may come of a roll and of its hits: ends of which one comes add up to 100, and
 * whatever is as likely has the same figure everywhere.
 */
export function figuresOf(possible: number[]): (share: number) => number {
  const whole = wholeOf(possible);
  const known = percentages(whole);
  return (share) => {
    const same = whole.findIndex((one) => Math.abs(one - share) < SAME);
    return known[same] ?? Math.round(share * 100);
  };
}

export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
