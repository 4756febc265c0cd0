// Signs of what makes an action impossible; they are drawn only while a reason or an overlay is shown.

/** An eye; crossed where it sees nothing. */
export const eye = (crossed: boolean): string =>
  `<circle r="12" fill="#1d231a" stroke="#fff" stroke-width="1.8"/><path d="M-8 0q8 -8.4 16 0q-8 8.4 -16 0z" fill="none" stroke="#fff" stroke-width="1.7" stroke-linejoin="round"/><circle r="2.5" fill="#fff"/>${crossed ? '<path d="M-7.4 -7.4L7.4 7.4" stroke="#1d231a" stroke-width="4.6"/><path d="M-7.4 -7.4L7.4 7.4" stroke="#ff7a45" stroke-width="2.4" stroke-linecap="round"/>' : ''}`;

/** An obstacle: a bar in a disc. */
export const crossed = (): string =>
  '<circle r="12" fill="#b32d12" stroke="#fff" stroke-width="2"/><path d="M-5 -5L5 5M5 -5L-5 5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>';

/** An enemy zone of control: a hatched disc. */
const zoneSign = (): string =>
  '<circle r="12" fill="#f1e8cb" stroke="#8a2f0d" stroke-width="2.4"/><path d="M-9.5 2.5L2.5 -9.5M-6.4 7.4L7.4 -6.4M-1.5 10L10 -1.5" stroke="#8a2f0d" stroke-width="2.4" stroke-linecap="round"/>';

/** A supply line that is cut. */
const cutSign = (): string =>
  '<circle r="12" fill="#f0a030" stroke="#fff" stroke-width="2"/><path d="M-8 0h4M4 0h4M-2.4 -5l-1.6 10M2.8 -5l-1.6 10" stroke="#1d1202" stroke-width="2.2" stroke-linecap="round"/>';

/** No obstacle: a place to go to first. */
const waySign = (): string =>
  '<circle r="12" fill="#1b6fc4" stroke="#fff" stroke-width="2"/><path d="M-5 .5L-1.5 4.5L5.5 -4" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>';

/** The sign for what makes an action impossible, by the mark of the reason. */
export const obstacle = (mark: string): string =>
  mark === 'sight'
    ? eye(true)
    : mark === 'zone'
      ? zoneSign()
      : mark === 'supply'
        ? cutSign()
        : mark === 'way'
          ? waySign()
          : crossed();
