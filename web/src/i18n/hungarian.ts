// Hungarian by its sound: the article before a word, the ending after a number. The twin of
// words/hungarian.py in the engine; cases.json holds what both must say.

import { grammars } from './words';

const VOWELS = 'aáeéiíoóöőuúüű';
const SPELT_WITH_VOWEL = 'flmnrsxy'; // ef, el, em, en, er, es, iksz, ipszilon

const CASES = ['acc', 'ins', 'sub', 'del', 'sup', 'ill', 'ine', 'abl', 'dat'];
const BACK = ['ra', 'ról', 'on', 'ba', 'ban', 'tól', 'nak'];
const FRONT = ['re', 'ről', 'en', 'be', 'ben', 'től', 'nek'];
const ROUND = ['re', 'ről', 'ön', 'be', 'ben', 'től', 'nek'];
const ENDINGS: Record<string, string[]> = {
  '1': ['et', 'gyel', ...FRONT],
  '2': ['t', 'vel', 're', 'ről', 'n', 'be', 'ben', 'től', 'nek'],
  '3': ['at', 'mal', ...BACK],
  '4': ['et', 'gyel', ...FRONT],
  '5': ['öt', 'tel', ...ROUND],
  '6': ['ot', 'tal', ...BACK],
  '7': ['et', 'tel', ...FRONT],
  '8': ['at', 'cal', ...BACK],
  '9': ['et', 'cel', ...FRONT],
  '0': ['t', 'val', 'ra', 'ról', 'n', 'ba', 'ban', 'tól', 'nak'],
  '10': ['et', 'zel', ...FRONT],
  '20': ['at', 'szal', ...BACK],
  '30': ['at', 'cal', ...BACK],
  '40': ['et', 'nel', ...FRONT],
  '50': ['et', 'nel', ...FRONT],
  '60': ['at', 'nal', ...BACK],
  '70': ['et', 'nel', ...FRONT],
  '80': ['at', 'nal', ...BACK],
  '90': ['et', 'nel', ...FRONT],
  '00': ['at', 'zal', ...BACK],
  '000': ['et', 'rel', ...FRONT],
};

const isVowel = (letter: string, more = ''): boolean =>
  (VOWELS + more).includes(letter.toLowerCase());

/** The definite article, by the sound of the first word. */
export function article(text: string): string {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0];
  if (!word) return 'a';
  if (/\d/.test(word[0])) return beforeNumber(word);
  return isVowel(word[0], isSpelt(word) ? SPELT_WITH_VOWEL : '') ? 'az' : 'a';
}

/** Whether a word is read letter by letter: `F5`, `MG`, `SS`. */
function isSpelt(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (letters.length === 1) return true;
  return letters === letters.toUpperCase() && ![...letters].some((letter) => isVowel(letter));
}

/** Öt, ötven, ötszáz; egy, ezer, egymillió: these begin with a vowel. */
function beforeNumber(word: string): string {
  const number = (/^\d+/.exec(word)?.[0] ?? '').replace(/^0+/, '');
  if (!number) return 'a';
  const leading = number.slice(0, ((number.length - 1) % 3) + 1);
  return leading[0] === '5' || leading === '1' ? 'az' : 'a';
}

/** The ending of a name that ends with a number; empty for any other name. */
export function ending(text: string, form: string): string {
  const found = /\d+$/.exec(text)?.[0];
  const place = CASES.indexOf(form);
  if (!found || place < 0) return '';
  const number = found.replace(/^0+/, '') || '0';
  for (const spoken of [number.slice(-3), number.slice(-2), number.slice(-1)]) {
    const endings = ENDINGS[spoken];
    if (endings) return `-${endings[place]}`;
  }
  return '';
}

grammars.hu = { article, ending };
