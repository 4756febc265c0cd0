// Line features: water, roads, railways. A feature is a list of strokes, drawn bottom to top.

export interface Stroke {
  width: number;
  colour: string;
  opacity?: number;
  dash?: string;
}

/** Widths: 16 on tactical boards, 9 for a great river, 7 for a river. */
export const water = (width: number): Stroke[] => [
  { width: width + 5, colour: '#587a80', opacity: 0.35 },
  { width: width + 1.6, colour: '#467f91' },
  { width: width - 1.6, colour: '#7fb6c2' },
  { width: 1.2, colour: '#d6edee', opacity: 0.8, dash: '16 30' },
];

export const road: Stroke[] = [
  { width: 9.5, colour: '#7e6536', opacity: 0.55 },
  { width: 7, colour: '#d9c18c' },
  { width: 1, colour: '#b89a5e', dash: '5 5' },
];

export const rail: Stroke[] = [
  { width: 3.6, colour: '#3b3423', opacity: 0.85 },
  { width: 1.6, colour: '#efe6c8', dash: '7 7' },
];

/** Several paths with the same strokes: each stroke is drawn for all of them before the next. */
export function line(paths: string[], strokes: Stroke[]): string {
  return strokes
    .map(({ width, colour, opacity = 1, dash = '' }) => {
      const pattern = dash ? ` stroke-dasharray="${dash}"` : '';
      return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"${pattern} stroke-linejoin="round" stroke-linecap="round"/>`;
    })
    .join('');
}
