// Percentages that add up to 100.

/** Shares as whole percentages that add up to 100, the largest remainders rounded up. */
export function percentages(shares: number[]): number[] {
  const total = shares.reduce((a, b) => a + b, 0);
  if (!total) return shares.map(() => 0);
  const exact = shares.map((s) => (s / total) * 100);
  const whole = exact.map(Math.floor);
  let left = 100 - whole.reduce((a, b) => a + b, 0);
  const order = exact.map((e, i) => [e - whole[i], i] as const).sort((a, b) => b[0] - a[0]);
  for (const [, i] of order) {
    if (left-- <= 0) break;
    whole[i] += 1;
  }
  return whole;
}

export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
