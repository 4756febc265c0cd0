// Vezérkar drawing kit. Every function returns SVG markup centred on (0,0); same seed, same picture.
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
export const corners = (R: number, pointy: boolean): [number, number][] =>
  [0, 1, 2, 3, 4, 5].map(k => { const a = (Math.PI / 180) * (60 * k - (pointy ? 30 : 0)); return [R * Math.cos(a), R * Math.sin(a)]; });
export const points = (p: [number, number][]): string => p.map(q => `${n1(q[0])},${n1(q[1])}`).join(' ');

/** Smooth curve through points: rivers (tension .9), roads (.95), rails (.7), paths (.4). */
export function spline(P: [number, number][], tension: number): string {
  let d = `M${n1(P[0][0])} ${n1(P[0][1])}`;
  for (let i = 0; i < P.length - 1; i++) {
    const a = P[i - 1] ?? P[i], b = P[i], c = P[i + 1], e = P[i + 2] ?? c, k = tension / 3;
    d += `C${n1(b[0] + (c[0] - a[0]) * k)} ${n1(b[1] + (c[1] - a[1]) * k)} ${n1(c[0] - (e[0] - b[0]) * k)} ${n1(c[1] - (e[1] - b[1]) * k)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return d;
}

/** Tileable paper: four octaves of value noise. Tactical [233,222,186] amp 13; operational [231,221,188] amp 12; sea [148,184,188] amp 10. */
export function paper(size: number, seed: number, base: [number, number, number], amp: number): string {
  const c = document.createElement('canvas'); c.width = c.height = size;
  const x = c.getContext('2d')!, im = x.createImageData(size, size), r = rng(seed);
  const octave = (n: number) => {
    const g = Array.from({ length: n * n }, () => r() * 2 - 1), s = (t: number) => t * t * (3 - 2 * t);
    return (u: number, v: number) => {
      const X = u * n, Y = v * n, i = X | 0, j = Y | 0, A = s(X - i), B = s(Y - j), G = (p: number, q: number) => g[(q % n) * n + (p % n)];
      return (G(i, j) * (1 - A) + G(i + 1, j) * A) * (1 - B) + (G(i, j + 1) * (1 - A) + G(i + 1, j + 1) * A) * B;
    };
  };
  const L = [octave(4), octave(16), octave(64), octave(128)], w = [0.45, 0.3, 0.2, 0.35];
  for (let v = 0; v < size; v++) for (let u = 0; u < size; u++) {
    const z = L.reduce((a, l, k) => a + l(u / size, v / size) * w[k], 0) * amp, k = (v * size + u) * 4;
    im.data[k] = base[0] + z; im.data[k + 1] = base[1] + z; im.data[k + 2] = base[2] + z * 1.25; im.data[k + 3] = 255;
  }
  x.putImageData(im, 0, 0);
  return c.toDataURL('image/png');
}

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

/** Line features: draw the list bottom to top. Water widths 16 (tactical), 9 (great river), 7 (river). */
export const strokes = {
  water: (d: string, w: number) => [[w + 5, '#587a80', 0.35, ''], [w + 1.6, '#467f91', 1, ''], [w - 1.6, '#7fb6c2', 1, ''], [1.2, '#d6edee', 0.8, '16 30']],
  road: () => [[9.5, '#7e6536', 0.55, ''], [7, '#d9c18c', 1, ''], [1, '#b89a5e', 1, '5 5']],
  rail: () => [[3.6, '#3b3423', 0.85, ''], [1.6, '#efe6c8', 1, '7 7']],
};
export const line = (d: string, layers: (string | number)[][]): string => layers.map(([w, c, o, dash]) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" opacity="${o}"${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-linejoin="round" stroke-linecap="round"/>`).join('');

export const figure = {                                         // about 24 units high, facing right; mirror with scale(-1 1)
  infantry: (t: Tone) => `<g stroke-linejoin="round"><path d="M-7.2 -3.2L8.4 -12.6" stroke="#1a1a14" stroke-width="3.6" stroke-linecap="round"/><path d="M-4.6 -14.2q.2-6.2 5-6.2q4.6 0 5 5.4l1.5 1.1q.2 1-.9 1l-10.5.2q-1-.2-.1-1.5z" fill="${t.light}" stroke="#15170f" stroke-width="1.3"/><path d="M-4.9 -11.6h8.2q2.2 1 2.3 6.3l-2 .9.9 9.4h-3.5l-1.5-6.6-1.7 6.6h-3.5l.9-9.7-1.7-.9q.2-4.6 1.6-6z" fill="${t.base}" stroke="#15170f" stroke-width="1.3"/><path d="M-6.6 -3.6L7.6 -12.2" stroke="#6b4a2b" stroke-width="1.7" stroke-linecap="round"/><path d="M-3.4 -10.4h4.6" stroke="${t.light}" stroke-width="1.3" stroke-linecap="round"/></g>`,
  tank: (t: Tone) => `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round"><path d="M7 -8.6h14.5v2.4h-14.5z" fill="${t.dark}"/><rect x="20" y="-9.4" width="3.6" height="4" rx=".8" fill="${t.dark}"/><path d="M-9.5 -5l2.4-7.4q.4-1.1 1.6-1.1h9.4q1.2 0 2 .9l4.4 6.1v1.5z" fill="${t.light}"/><path d="M-18.5 1.2l2.4-5q.4-.9 1.4-.9h29q1 0 1.7.8l4.2 5.1z" fill="${t.base}"/><rect x="-18" y="1" width="37.4" height="8.4" rx="4.2" fill="${t.dark}"/><g fill="${t.base}" stroke-width=".9">${[-12.6, -6, 0.7, 7.4, 14].map(x => `<circle cx="${x}" cy="5.2" r="2.7"/>`).join('')}</g></g>`,
  gun: (t: Tone) => `<g stroke="#15170f" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 1L-16 8.2" stroke-width="4.4"/><path d="M-2 1L-16 8.2" stroke="${t.base}" stroke-width="2"/><path d="M-7 -3.6L19 -12.6l1 2.8L-5.6 1z" fill="${t.base}"/><path d="M1.4 -12l4 -1.2 2.8 10.4-4 1.2z" fill="${t.light}"/><circle cx="1" cy="3.4" r="6.4" fill="${t.dark}"/><circle cx="1" cy="3.4" r="2" fill="${t.light}"/><path d="M1 -2.4v11.6M-4.8 3.4h11.6M-3 -.7l8 8.2M5 -.7l-8 8.2" stroke="${t.light}" stroke-width=".9"/></g>`,
};
/** A unit of several figures on a base: round base for one side, hexagonal for the other, so that the side never rests on colour. */
export function squad(kind: keyof typeof figure, strength: number, t: Tone, hexBase: boolean): string {
  const at: Record<string, number[][][]> = {
    infantry: [[], [[0, 6]], [[-11, 2], [12, 8]], [[-14, -4], [14, -6], [1, 16]], [[-15, -7], [13, -8], [-12, 16], [15, 15]]],
    tank: [[], [[0, 3]], [[-6, -7], [5, 13]], [[-9, -14], [9, 3], [-8, 20]], [[-12, -14], [12, -6], [-10, 8], [10, 20]]],
    gun: [[], [[0, 4]], [[-3, -8], [4, 14]]],
  };
  const base = mix(t.base, '#efe6c8', 0.42), under = mix(t.dark, '#000000', 0.15), k = kind === 'infantry' ? 0.93 : 0.8;
  const shape = (dy: number, fill: string, stroke: string, w: number) => hexBase ? `<polygon points="${points(corners(26, true).map(p => [p[0], p[1] * 0.8 + dy]))}" fill="${fill}" stroke="${stroke}" stroke-width="${w}"/>` : `<ellipse cy="${dy}" rx="27" ry="21" fill="${fill}" stroke="${stroke}" stroke-width="${w}"/>`;
  const men = (at[kind][strength] ?? at[kind].at(-1)!).map(([x, y]) => `<g transform="translate(${n1(x * 0.78)} ${n1(y * 0.72 + 1)}) scale(${hexBase ? -k : k} ${k})">${figure[kind](t)}</g>`).join('');
  return `<ellipse cx="2" cy="9" rx="27" ry="21" fill="#000" opacity=".3"/>${shape(6.4, under, '#10140c', 1.4)}${shape(3, base, t.light, 1.6)}${men}<g transform="translate(22 21)"><rect x="-8.5" y="-8.5" width="17" height="17" rx="4" fill="#15180f" stroke="${t.light}" stroke-width="1.3"/><text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${strength}</text></g>`;
}

export interface Counter { ground: string; ink: string; stripe: string; code: string; symbol: keyof typeof nato; size: string; values: string; name: string; reduced?: boolean; done?: boolean; outOfSupply?: boolean }
export const nato = {
  infantry: '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/>', armour: '<ellipse rx="8" ry="4.6"/>', mechanised: '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/><ellipse rx="8" ry="4.6"/>', cavalry: '<path d="M-11 7.5L11 -7.5"/>', artillery: '<circle r="3" fill="currentColor"/>',
  headquarters: '<path d="M-11 -2.5h22"/>', mountain: '<path d="M-11 -7.5L11 7.5M11 -7.5L-11 7.5"/><path d="M-5 7.5L0 .5 5 7.5z" fill="currentColor"/>', supply: '<path d="M-11 3.5h22"/>', fighter: '<path d="M-8 3q4 -7 8 -2q4 -5 8 2q-4 -2 -8 1q-4 -3 -8 -1z" fill="currentColor"/>', fortress: '<path d="M-11 7.5v-5h4v-3h4v3h6v-3h4v3h4v5"/>',
};
/** 54 × 54 counter. Light ink on dark ground for one coalition, dark ink on light ground for the other. */
export function counter(c: Counter): string {
  const S = 27, light = parseInt(c.ink.slice(1, 3), 16) > 128, box = light ? mix(c.ground, '#000000', 0.25) : mix(c.ground, '#ffffff', 0.4), fs = c.values.length > 6 ? 13.6 : c.values.length > 5 ? 15.6 : 17.5;
  return `<rect x="${-S + 2}" y="${-S + 3}" width="${S * 2}" height="${S * 2}" rx="4.5" fill="#000" opacity=".38"/><rect x="${-S}" y="${-S}" width="${S * 2}" height="${S * 2}" rx="4.5" fill="${c.done ? mix(c.ground, '#6c6a58', 0.45) : c.ground}" stroke="#1b150c" stroke-width="1.1"/><path d="M${-S + 1.4} ${S - 4}V${-S + 5}q0 -3.6 3.6 -3.6H${S - 4}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" fill="none"/><path d="M${S - 1.2} ${-S + 4}V${S - 5}q0 3.6 -3.6 3.6H${-S + 4}" stroke="#000" stroke-opacity=".3" stroke-width="1.6" fill="none"/><path d="M${-S} ${-S + 4.5}q0 -4.5 4.5 -4.5h4v${S * 2}h-4q-4.5 0 -4.5 -4.5z" fill="${c.stripe}"/>`
    + (c.reduced ? `<rect x="${-S + 8.5}" y="-7" width="${S * 2 - 9}" height="8" fill="#fff" opacity=".9"/>` : '')
    + `<g fill="none" stroke="${c.ink}" stroke-width="1.5" color="${c.ink}" transform="translate(4.4 -3.4) scale(1.12)"><rect x="-11" y="-7.5" width="22" height="15" fill="${box}"/>${nato[c.symbol]}</g><text x="${S - 3}" y="-15.6" text-anchor="end" font-size="10.5" font-weight="700" fill="${c.ink}" letter-spacing=".5">${c.size}</text><text x="${-S + 11}" y="-15.6" font-size="11.5" font-weight="700" fill="${c.ink}">${c.name}</text><text x="4.4" y="22" text-anchor="middle" font-size="${fs}" font-weight="700" fill="${c.ink}">${c.values}</text><text transform="translate(${-S + 6.9} 0) rotate(-90)" text-anchor="middle" font-size="8.4" font-weight="700" fill="#fff" letter-spacing=".8">${c.code}</text>`
    + (c.done ? `<path d="M${S} ${S - 13}V${S - 4.5}q0 4.5 -4.5 4.5H${S - 13}z" fill="#1b150c"/><path d="M${S - 7.5} ${S - 3.6}l2 1.8 3.4 -4" stroke="#fff" stroke-width="1.5" fill="none"/>` : '')
    + (c.outOfSupply ? `<g transform="translate(${S - 1} 0)"><circle r="8.5" fill="#f0a030" stroke="#fff" stroke-width="1.8"/><path d="M-3.6 2.6v-3.4l1.6 -2h4l1.6 2v3.4zM-4.6 -4.6l9.2 9.2" fill="none" stroke="#1d1202" stroke-width="1.5"/></g>` : '');
}
/** Stack of discs seen from above (army towers). */
export function tower(discs: number, t: Tone, emblem: string): string {
  let o = '<ellipse cx="2" cy="6" rx="23" ry="12" fill="#000" opacity=".35"/>';
  for (let i = 0; i < discs; i++) o += `<path d="M-20 ${-i * 7}v5a20 11 0 0 0 40 0v-5" fill="${t.dark}"/><ellipse cy="${-i * 7}" rx="20" ry="11" fill="${t.base}" stroke="${t.light}" stroke-width="1.3"/>`;
  return `${o}<g transform="translate(0 ${-(discs - 1) * 7}) scale(1 .62)" fill="none" stroke="#fff3e0" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${emblem}</g><g transform="translate(19 10)"><rect x="-8" y="-8" width="16" height="16" rx="4" fill="#15180f" stroke="${t.light}" stroke-width="1.2"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#fff">${discs}</text></g>`;
}
/** Highlight rings. kind: select | move | attack | retreat | place. `poly` is the cell outline already scaled to .93. */
export function ring(kind: 'select' | 'move' | 'attack' | 'retreat', poly: string): string {
  const C = { select: '#ffd84d', move: '#1b6fc4', attack: '#c8410b', retreat: '#7b3aa0' }[kind], dash = { select: '', move: '', attack: ' stroke-dasharray="11 5"', retreat: ' stroke-dasharray="2 6" stroke-linecap="round"' }[kind];
  const under = kind === 'select' ? ['#3a2c00', 6.5] : ['#ffffff', 5.5];
  return `<polygon points="${poly}" fill="${C}" fill-opacity=".2" stroke="${under[0]}" stroke-opacity=".9" stroke-width="${under[1]}" stroke-linejoin="round"/><polygon points="${poly}" fill="none" stroke="${C}" stroke-width="${kind === 'select' ? 4 : 3.2}" stroke-linejoin="round"${dash}/>`;
}
export const badge = (text: string | number, fill = '#1b6fc4'): string => `<circle r="11" fill="${fill}" stroke="#fff" stroke-width="2"/><text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff">${text}</text>`;

export type Pt = [number, number];
const at = (p: Pt): string => `${Math.round(p[0])},${Math.round(p[1])}`;
/** The side between two adjacent hex centres, as its two corners. */
export function hexSide(a: Pt, b: Pt, R: number): [Pt, Pt] {
  const dx = b[0] - a[0], dy = b[1] - a[1], L = Math.hypot(dx, dy), m: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], n: Pt = [(-dy / L) * (R / 2), (dx / L) * (R / 2)];
  return [[m[0] + n[0], m[1] + n[1]], [m[0] - n[0], m[1] - n[1]]];
}
/** Joins loose hex sides (rivers, fort lines, borders) into long polylines that spline() can smooth; forks end a line. */
export function chain(sides: [Pt, Pt][]): Pt[][] {
  const by = new Map<string, number[]>();
  sides.forEach((e, i) => e.forEach(p => by.set(at(p), [...(by.get(at(p)) ?? []), i])));
  const used = new Set<number>(), out: Pt[][] = [];
  const walk = (start: Pt, first: number): Pt[] => {
    const P = [start];
    for (let i = first; ;) {
      used.add(i);
      const [p, q] = sides[i], next = at(p) === at(P[P.length - 1]) ? q : p, here = by.get(at(next))!;
      P.push(next);
      const j = here.find(k => !used.has(k));
      if (j === undefined || here.length > 2) return P;
      i = j;
    }
  };
  for (const [k, list] of by) if (list.length !== 2) for (const i of list) if (!used.has(i)) out.push(walk(at(sides[i][0]) === k ? sides[i][0] : sides[i][1], i));
  sides.forEach((e, i) => { if (!used.has(i)) out.push(walk(e[0], i)); });
  return out;
}

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
