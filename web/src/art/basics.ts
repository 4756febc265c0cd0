// What every drawing needs: repeatable chance, short numbers, mixed colours.

export type Rng = () => number;
export interface Tone { base: string; light: string; dark: string }

export function rng(seed: number): Rng {                       // small, fast, repeatable
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const n1 = (v: number): number => +v.toFixed(1);
export function mix(a: string, b: string, t: number): string {
  const rgb = (h: string) => [1, 3, 5].map(i => parseInt(h.slice(i, i + 2), 16));
  const B = rgb(b);
  return '#' + rgb(a).map((v, i) => Math.round(v + (B[i] - v) * t).toString(16).padStart(2, '0')).join('');
}
