// Text as a search compares it.

/** Text without accents and case, so that `tuzerseg` finds `tüzérség`. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
