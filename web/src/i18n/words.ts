// Sentences in the reader's language, from the same files and functions as words/words.py in the engine.

import {
  FluentBundle,
  FluentResource,
  FluentNumber,
  type FluentValue,
  type FluentFunction,
} from '@fluent/bundle';
import type { Argument, BookEntry, Message } from '../net/protocol';

export type Language = 'en' | 'hu';

/** What a language does to names; who reads in it loads it with its texts. */
export interface Grammar {
  article(name: string): string;
  ending(name: string, form: string): string;
}
const ENGLISH: Grammar = { article: () => 'the', ending: () => '' };
export const grammars: Partial<Record<Language, Grammar>> = { en: ENGLISH };

/** A part of a sentence; with `ref` it names a thing that can be pointed at. */
export interface SentencePart {
  text: string;
  ref?: string;
}

// Private characters around a name in a sentence: begin, its reference, middle, the name, end.
const BEGIN = '\uE000';
const MIDDLE = '\uE001';
const END = '\uE002';
const PLAIN = 'nom';
const NUMBER = 'number'; // listed among the cases of a name
const MANY = 'many';
const COORDINATE = /^[a-z]\d+$/;
const SIGNS = new RegExp(`${BEGIN}[^${MIDDLE}]*${MIDDLE}|${END}`, 'g');
const CALLS = new RegExp(`!(${END}?)\\.`, 'g');
const PIECES = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, 'g');

/** A space as it is shown: the ids of a grid may be in lower case, readers see capitals. */
export const shownSpace = (space: string): string =>
  COORDINATE.test(space) ? space.toUpperCase() : space;

const clean = (text: string): string => text.replace(SIGNS, '');

function value(of: FluentValue | undefined): string {
  if (of === undefined) return '';
  if (typeof of === 'string') return of;
  if (of instanceof FluentNumber) return String(of.value);
  return '';
}

export class Words {
  readonly language: Language;
  readonly faults: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly lexicon: Map<string, BookEntry>;

  constructor(
    language: Language,
    text: string,
    book: Iterable<BookEntry> = [],
    /** The side of whoever reads, if they have one. */
    private readonly side = '',
  ) {
    this.language = language;
    this.lexicon = new Map();
    for (const entry of book) {
      const [id, whose] = entry.id.split('@'); // what a side calls it in its own way
      if (!whose || whose === side) this.lexicon.set(id, { ...entry, id });
    }
    this.bundle = new FluentBundle([language], {
      functions: this.functions(),
      useIsolating: false,
    });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  entry(reference: string): BookEntry | undefined {
    return this.lexicon.get(reference);
  }

  /** The sentence of a message. */
  say(message: Message): string {
    return this.text(message.key, this.given(message));
  }

  /** The same in parts, so that the things it names can be pointed at. */
  parts(message: Message): SentencePart[] {
    const said = this.format(message.key, this.given(message));
    const found: SentencePart[] = [];
    let at = 0;
    for (const match of said.matchAll(PIECES)) {
      if (match.index > at) found.push({ text: said.slice(at, match.index) });
      found.push({ text: match[2], ref: match[1] });
      at = match.index + match[0].length;
    }
    if (at < said.length) found.push({ text: said.slice(at) });
    return found.map((part) => ({ ...part, text: clean(part.text) }));
  }

  /** Its arguments; the left of an enemy (`across`) is on the reader's right. */
  private given(message: Message): Record<string, Argument> {
    const args = places(message);
    const { across, side } = args;
    if (across && this.side && side && side !== `side:${this.side}`) args.across = `your-${across}`;
    return args;
  }

  /** The text of a key with its arguments. */
  text(key: string, args: Record<string, Argument> = {}): string {
    return clean(this.format(key, args));
  }

  private format(key: string, args: Record<string, Argument>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) {
      this.faults.push(`there is no message '${key}'`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.faults.push(`${key}: ${error.message}`);
    return said.replace(CALLS, '!$1'); // a name may end like a sentence: "Take cover!"
  }

  /** What a thing is called. */
  name(reference: string, form: string = PLAIN): string {
    const entry = this.lexicon.get(reference);
    if (!entry) {
      const name = shownSpace(reference.slice(reference.indexOf(':') + 1) || reference);
      return name + this.grammar.ending(name, form);
    }
    const name = entry.names[this.language] ?? reference;
    return form === PLAIN ? name : (entry.forms?.[this.language]?.[form] ?? name);
  }

  /** Whether a thing has a name in the plural. */
  isMany(reference: string): boolean {
    return this.lexicon.get(reference)?.forms?.[this.language]?.[NUMBER] === MANY;
  }

  /** The note of a thing in this language: its longer text. */
  /** What is to be said about a thing: its own note, else the game's sentence about such things. */
  note(reference: string): string {
    const told = this.lexicon.get(reference)?.notes?.[this.language];
    if (told) return told;
    const [kind, id] = reference.split(':');
    const key = [`about-${kind}-${id}`, `about-${kind}`].find((key) => this.has(key));
    return key ? this.text(key) : '';
  }

  private get grammar(): Grammar {
    return grammars[this.language] ?? ENGLISH;
  }

  article(name: string): string {
    return this.grammar.article(clean(name));
  }

  /** A whole number or a percentage as this language writes it. */
  number(of: number): string {
    return new Intl.NumberFormat(this.language).format(of);
  }

  private functions(): Record<string, FluentFunction> {
    const named = (thing: string, form: string): string =>
      thing.includes(':')
        ? `${BEGIN}${thing}${MIDDLE}${this.name(thing, form)}${END}`
        : this.name(thing, form);
    const placed = (name: string, at: string): string =>
      at ? this.format('thing-at', { thing: name, at: named(at, PLAIN) }) : name;
    const form = (given: Record<string, FluentValue>): string => value(given.case) || PLAIN;
    return {
      NAME: ([thing, at], given) => placed(named(value(thing), form(given)), value(at)),
      THE: ([thing, at], given) => {
        const name = named(value(thing), form(given));
        return placed(`${this.article(name)} ${name}`, value(at));
      },
      ART: ([thing]) => this.article(this.name(value(thing))),
      CAP: ([text]) => capital(value(text)),
      LIST: ([words], given) =>
        value(words)
          .split(' ')
          .filter(Boolean)
          .map((word) => this.name(`${value(given.kind)}:${word}`))
          .join(', '),
      AGREE: ([thing], { one, many }) => value(this.isMany(value(thing)) ? many : one),
    };
  }
}

/** A unit may come without its place: then the text leaves it out. */
function places(message: Message): Record<string, Argument> {
  const args: Record<string, Argument> = { ...message.args };
  for (const key of Object.keys(message.args ?? {})) {
    if (key.startsWith('unit')) args[`at${key.slice(4)}`] ??= '';
  }
  return args;
}

/** Capitalize the first letter, also of a marked name. */
function capital(text: string): string {
  const start = text.startsWith(BEGIN) ? text.indexOf(MIDDLE) + 1 : 0;
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1);
}
