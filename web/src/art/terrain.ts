// Terrain in a space, seen from above with the light from the upper left.

import { mix, n1, type Rng } from './basics';

function scatter(r: Rng, R: number, fill: number, count: number, gap: (dx: number, dy: number) => boolean, start: [number, number][] = []): [number, number][] {
  const P = [...start];
  for (let tries = 0; P.length < count && tries < 600; tries++) {
    const x = (r() * 2 - 1) * R, y = (r() * 2 - 1) * R;
    if (Math.abs(x) > R * 0.866 * fill || Math.abs(y) + Math.abs(x) * 0.577 > R * fill) continue;
    if (P.every(q => gap(Math.abs(q[0] - x), Math.abs(q[1] - y)))) P.push([x, y]);
  }
  return P.sort((a, b) => a[1] - b[1]);
}

export const terrain = {
  forest(r: Rng, R: number): string {
    const P = scatter(r, R, 0.9, 19, (dx, dy) => dx * dx + dy * dy > (R * 0.21) ** 2);
    let s = P.map(([x, y]) => `<ellipse cx="${n1(x + 2.2)}" cy="${n1(y + 3.2)}" rx="${n1(R * 0.17)}" ry="${n1(R * 0.12)}" fill="#2b3a1c" opacity=".35"/>`).join('');
    for (const [x, y] of P) {
      const k = R * (0.135 + r() * 0.05), g = ['#5f7d41', '#6b8a4a', '#56743b', '#759353'][(r() * 4) | 0];
      s += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(k)}" fill="${mix(g, '#2d421c', 0.38)}"/><circle cx="${n1(x - k * 0.14)}" cy="${n1(y - k * 0.2)}" r="${n1(k * 0.84)}" fill="${g}"/><circle cx="${n1(x - k * 0.34)}" cy="${n1(y - k * 0.42)}" r="${n1(k * 0.38)}" fill="${mix(g, '#f2f0b8', 0.34)}"/>`;
    }
    return s;
  },
  hill(r: Rng, R: number): string {
    return ([[-0.26, -0.28, 0.46], [0.36, -0.04, 0.42], [-0.22, 0.36, 0.44]] as const).map(([fx, fy, fk]) => {
      const x = R * fx, y = R * fy, k = R * fk * (0.94 + r() * 0.14), X = (v: number) => n1(x + k * v), Y = (v: number) => n1(y + k * v);
      const body = `M${X(-1)} ${Y(0.4)}C${X(-0.72)} ${Y(-0.28)} ${X(-0.34)} ${Y(-0.56)} ${X(0)} ${Y(-0.56)}C${X(0.38)} ${Y(-0.56)} ${X(0.76)} ${Y(-0.2)} ${X(1)} ${Y(0.4)}C${X(0.5)} ${Y(0.62)} ${X(-0.5)} ${Y(0.62)} ${X(-1)} ${Y(0.4)}Z`;
      const shade = `M${X(0.04)} ${Y(-0.56)}C${X(0.4)} ${Y(-0.54)} ${X(0.76)} ${Y(-0.2)} ${X(1)} ${Y(0.4)}C${X(0.78)} ${Y(0.5)} ${X(0.5)} ${Y(0.54)} ${X(0.26)} ${Y(0.56)}C${X(0.42)} ${Y(0.1)} ${X(0.32)} ${Y(-0.3)} ${X(0.04)} ${Y(-0.56)}Z`;
      const hachures = [0, 1, 2, 3].map(i => `<path d="M${X(0.26 + i * 0.14)} ${Y(-0.38 + i * 0.16)}q${n1(k * 0.12)} ${n1(k * 0.14)} ${n1(k * 0.12)} ${n1(k * 0.34)}" stroke="#6f6b3a" stroke-width=".9" fill="none" opacity=".75"/>`).join('');
      return `<path d="${body}" transform="translate(2 2.6)" fill="#3b3a17" opacity=".22"/><path d="${body}" fill="#b9b173"/><path d="${shade}" fill="#97935a"/><path d="M${X(-0.66)} ${Y(0.02)}C${X(-0.48)} ${Y(-0.34)} ${X(-0.24)} ${Y(-0.46)} ${X(-0.02)} ${Y(-0.46)}" stroke="#dcd79f" stroke-width="${n1(k * 0.12)}" fill="none" stroke-linecap="round"/>${hachures}`;
    }).join('');
  },
  mountain(r: Rng, R: number): string {
    return ([[-0.34, -0.05, 0.62], [0.3, -0.14, 0.7], [0, 0.38, 0.62], [-0.48, 0.42, 0.4], [0.46, 0.4, 0.42]] as const).map(([fx, fy, fk]) => {
      const x = R * fx, y = R * fy, k = R * fk * (0.9 + r() * 0.2), t = x + k * (r() * 0.16 - 0.08), X = (v: number) => n1(x + k * v), Tx = (v: number) => n1(t + k * v), Y = (v: number) => n1(y + k * v);
      return `<path d="M${X(-0.62)} ${Y(0.34)}L${Tx(-0.24)} ${Y(-0.28)}L${Tx(0)} ${Y(-0.78)}L${Tx(0.2)} ${Y(-0.34)}L${X(0.62)} ${Y(0.34)}Q${X(0)} ${Y(0.5)} ${X(-0.62)} ${Y(0.34)}Z" fill="#b3a184"/><path d="M${Tx(0)} ${Y(-0.78)}L${Tx(0.2)} ${Y(-0.34)}L${X(0.62)} ${Y(0.34)}Q${X(0.3)} ${Y(0.42)} ${X(0.06)} ${Y(0.42)}L${Tx(0.1)} ${Y(-0.02)}L${Tx(-0.07)} ${Y(-0.26)}Z" fill="#837259"/><path d="M${Tx(0)} ${Y(-0.78)}L${Tx(-0.15)} ${Y(-0.48)}L${Tx(-0.05)} ${Y(-0.55)}L${Tx(0.02)} ${Y(-0.43)}L${Tx(0.12)} ${Y(-0.57)}Z" fill="#f3ecd9" opacity=".9"/>`;
    }).join('');
  },
  town(r: Rng, R: number, houses = 8): string {
    const turn = r() * 30 - 15, church: [number, number] = [R * 0.02, -R * 0.08], g = houses > 10 ? 0.72 : 1;
    return scatter(r, R, 0.66, houses, (dx, dy) => dx > R * 0.36 * g || dy > R * 0.3 * g, [church]).map(p => {
      const [x, y] = p, big = p === church, w = big ? R * 0.51 : R * g * (0.3 + r() * 0.08), h = big ? R * 0.21 : R * g * (0.2 + r() * 0.05);
      const a = turn + (!big && r() < 0.35 ? 90 : 0), c = big ? '#7f828a' : ['#b9694b', '#a85a40', '#c27a58', '#b0705a'][(r() * 4) | 0], ink = big ? '#2f3036' : '#4c2a18';
      const tower = big ? `<rect x="${n1(-w * 0.66)}" y="${n1(-h * 0.42)}" width="${n1(w * 0.33)}" height="${n1(h * 0.84)}" fill="#a9abb2" stroke="${ink}" stroke-width=".8"/><path d="M${n1(-w * 0.66)} ${n1(-h * 0.42)}l${n1(w * 0.33)} ${n1(h * 0.84)}m0 ${n1(-h * 0.84)}l${n1(-w * 0.33)} ${n1(h * 0.84)}" stroke="${ink}" stroke-width=".7"/>` : '';
      return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a)})"><rect x="${n1(-w / 2 + 1.8)}" y="${n1(-h / 2 + 2.4)}" width="${n1(w)}" height="${n1(h)}" fill="#2b1d0e" opacity=".38"/><rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h / 2)}" fill="${mix(c, '#fff3d8', 0.25)}"/><rect x="${n1(-w / 2)}" y="0" width="${n1(w)}" height="${n1(h / 2)}" fill="${mix(c, '#3a2012', 0.22)}"/><rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h)}" fill="none" stroke="${ink}" stroke-width=".8"/>${tower}</g>`;
    }).join('');
  },
  city: (r: Rng, R: number): string => terrain.town(r, R * 1.1, 15),
  marsh(r: Rng, R: number): string {
    return scatter(r, R, 0.72, 9, (dx, dy) => dx > 9 || dy > 7).map(([x, y]) => `<path d="M${n1(x - 6)} ${n1(y)}h12M${n1(x - 3)} ${n1(y + 2.4)}h7" stroke="#5b8a94" stroke-width="1.2" stroke-linecap="round"/><path d="M${n1(x)} ${n1(y)}l-2.4 -5M${n1(x)} ${n1(y)}v-6M${n1(x)} ${n1(y)}l2.4 -5" stroke="#62793f" stroke-linecap="round"/>`).join('');
  },
  plain(r: Rng, R: number): string {                            // now and then one or two ploughed fields
    if (r() < 0.5) return '';
    const a = r() * 60 - 30;
    return scatter(r, R, 0.42, 1 + ((r() * 2) | 0), () => true).map(([x, y], k) => {
      const w = R * (0.5 + r() * 0.35), h = R * (0.34 + r() * 0.25), c = ['#d6c888', '#cfcf8e', '#dcca94', '#c6cb8a'][(r() * 4) | 0];
      let l = ''; for (let i = -h / 2 + 3; i < h / 2; i += 4) l += `M${n1(-w / 2)} ${n1(i)}h${n1(w)}`;
      return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a + k * 90)})" opacity=".62"><rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h)}" rx="2" fill="${c}"/><path d="${l}" stroke="#9c915a" stroke-width=".7" opacity=".55"/></g>`;
    }).join('');
  },
};
export const ground: Record<keyof typeof terrain, string> = { forest: '#93a86e', hill: '#cfc88d', mountain: '#c3b491', town: '#d3bf9d', city: '#d3bf9d', marsh: '#b9cda6', plain: '#e5ddae' };
