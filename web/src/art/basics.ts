// Helpers for drawings: seeded random numbers, short numbers, mixed colours.

export type Rng = () => number;

export interface Tone {
  base: string;
  light: string;
  dark: string;
}

/** Small, fast and repeatable: the same seed gives the same numbers. */
export function rng(seed: number): Rng {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name, so that the same space always looks the same. */
export function seedOf(name: string): number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return h;
}

/** A number with one decimal, to keep drawings short. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;

/** A colour (`#rrggbb`) between two others; t from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const rgb = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
  const to = rgb(b);
  const mixed = rgb(a).map((v, i) => Math.round(v + (to[i] - v) * t));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}
