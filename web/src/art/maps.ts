// Natural outlines of area maps.

import { n1, rng } from './basics';
import type { Pt } from './hex';

/** Natural outlines for an area map from rough polygons. A wiggle belongs to an edge, seeded by its end points, so neighbours always share one line. */
export function areaOutlines(polys: Pt[][], width: number, height: number): string[] {
  const all = polys.flat(), memo = new Map<string, Pt[]>();
  const frame = (p: Pt, q: Pt) => [0, width].some(x => p[0] === x && q[0] === x) || [0, height].some(y => p[1] === y && q[1] === y);
  const edge = (a: Pt, b: Pt): Pt[] => {
    const flip = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]), [p, q] = flip ? [b, a] : [a, b], key = `${p}|${q}`;
    let P = memo.get(key);
    if (!P) {
      const r = rng((p[0] * 7919 + p[1] * 104729 + q[0] * 1299709 + q[1] * 15485863) | 0);
      P = [p, q];
      if (!frame(p, q)) for (let depth = 0; depth < 3; depth++) P = P.flatMap((B, i): Pt[] => {
        if (!i) return [B];
        const A = P![i - 1], L = Math.hypot(B[0] - A[0], B[1] - A[1]), o = (r() - 0.5) * L * 0.34;
        return [[(A[0] + B[0]) / 2 - ((B[1] - A[1]) / L) * o, (A[1] + B[1]) / 2 + ((B[0] - A[0]) / L) * o], B];
      });
      memo.set(key, P);
    }
    return flip ? [...P].reverse() : P;
  };
  const split = (a: Pt, b: Pt): Pt[] => {                       // cut at vertices of neighbours that lie on this edge
    const dx = b[0] - a[0], dy = b[1] - a[1], L2 = dx * dx + dy * dy, on: [number, Pt][] = [];
    for (const v of all) { const t = ((v[0] - a[0]) * dx + (v[1] - a[1]) * dy) / L2; if (t > 1e-6 && t < 1 - 1e-6 && Math.abs((v[0] - a[0]) * dy - (v[1] - a[1]) * dx) / Math.sqrt(L2) < 0.6) on.push([t, v]); }
    const out = [a]; for (const [, v] of on.sort((x, y) => x[0] - y[0])) if (`${v}` !== `${out[out.length - 1]}`) out.push(v);
    return [...out, b];
  };
  return polys.map(poly => {
    const P: Pt[] = poly.flatMap((a, i) => { const S = split(a, poly[(i + 1) % poly.length]); return S.slice(1).flatMap((b, k) => edge(S[k], b).slice(0, -1)); });
    return P.map((p, i) => { const q = P[(i + 1) % P.length], m = `${n1((p[0] + q[0]) / 2)} ${n1((p[1] + q[1]) / 2)}`; return i ? `Q${n1(p[0])} ${n1(p[1])} ${m}` : `M${m}`; }).join('') + 'Z';
  });
}
