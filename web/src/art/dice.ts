// Dice for any game: the name of the face is written on it.

export const writtenDie = (face: string): string =>
  `<rect x="-21" y="-21" width="42" height="42" rx="7" fill="#f6f0dc" stroke="#3a2c00" stroke-width="1.6"/><text y="8" text-anchor="middle" font-size="24" font-weight="700" fill="#2c2617">${face.slice(0, 2)}</text>`;
