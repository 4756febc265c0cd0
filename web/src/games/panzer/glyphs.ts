// Digits drawn as lines, since a painted map has no fonts; each in a 4 x 6 box around (0, 0).

const GLYPHS: Record<string, string> = {
  '0': 'M-1.8 -1.4Q-1.8 -3 0 -3T1.8 -1.4V1.4Q1.8 3 0 3T-1.8 1.4Z',
  '1': 'M-1.2 -1.8L.4 -3V3',
  '2': 'M-1.8 -1.6Q-1.6 -3 0 -3T1.8 -1.5Q1.8 -.4 -1.8 3H1.9',
  '3': 'M-1.7 -2.4Q-1 -3 0 -3Q1.7 -3 1.7 -1.6T-.4 -.2Q1.9 -.2 1.9 1.4T0 3Q-1.2 3 -1.9 2.2',
  '4': 'M1 3V-3L-2 1.2H2.2',
  '5': 'M1.6 -3H-1.4L-1.6 -.4Q-.8 -.9 0 -.9Q1.9 -.9 1.9 1T0 3Q-1.2 3 -1.9 2.3',
  '6': 'M1.4 -3Q-1.8 -2 -1.8 1Q-1.8 3 0 3T1.8 1T0 -.8T-1.7 .8',
  '+': 'M-1.7 0H1.7M0 -1.7V1.7',
  '-': 'M-1.7 0H1.7',
};
const STEP = 5;

/** A short number, centred. */
export function figures(text: string, colour: string, width = 1.2): string {
  const from = -((text.length - 1) * STEP) / 2;
  const lines = [...text]
    .map(
      (sign, i) => `<path transform="translate(${from + i * STEP} 0)" d="${GLYPHS[sign] ?? ''}"/>`,
    )
    .join('');
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}
