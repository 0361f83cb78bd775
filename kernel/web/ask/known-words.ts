import type { OptionSource } from '../lists/filters/filter-options.ts';
import type { FilterOption } from '../lists/filters/list-filters.ts';
import type { AskedChoice, AskedPart, AskedWords } from './asked-list.ts';
import { isEmptyWord, longestSaidAt, type Question } from './question.ts';
import { phrasesOf, wordsOf } from './words-of.ts';

/** Values of a filter, with a phrase that means them. */
export interface Meant {
  phrase: readonly string[];
  values: readonly string[];
}

/** A name that is also known by its words. */
export interface Named {
  words: readonly string[];
  /** Without those that many names have. */
  own: readonly string[];
  value: string;
}

export interface KnownPart {
  part: AskedPart;
  heads: readonly (readonly string[])[];
  meant: readonly Meant[];
  named: readonly Named[];
  /** Of a choice, once it is read. */
  options: readonly FilterOption[];
}

/** The words of a list, with what its filters offer: ready to read questions. */
export interface KnownWords {
  words: AskedWords;
  nouns: readonly (readonly string[])[];
  beside: readonly (readonly string[])[];
  parts: readonly KnownPart[];
}

/** `optionsOf` answers what was read of a source; nothing while it is on its way. */
export function knownWords(words: AskedWords, optionsOf: (source: OptionSource) => readonly FilterOption[] | undefined): KnownWords {
  return {
    words,
    nouns: phrasesOf([words.name, ...words.nouns]),
    beside: phrasesOf(words.beside ?? []),
    parts: words.parts.map((part) => {
      const heads = phrasesOf(part.heads);
      if (part.kind !== 'choice') return { part, heads, meant: [], named: [], options: [] };
      const options = Array.isArray(part.options) ? part.options : (optionsOf(part.options) ?? []);
      return { part, heads, options, meant: meantBy(part, options), named: namedBy(part, options) };
    }),
  };
}

/** Whether a question is about a list, by words that need no answer of the server: what its filters offer is read then. */
export function isAbout(question: Question, { nouns, parts }: KnownWords): boolean {
  const telling = parts
    .filter(({ part }) => part.tells)
    .flatMap(({ part, heads, meant }) => [...(part.needsHead ? heads : []), ...meant.map(({ phrase }) => phrase)]);
  return question.words.some((_, at) => longestSaidAt(question, at, [...nouns, ...telling]) !== undefined);
}

/** How an option is called: 'CAS' and 'College of Arts and Sciences' of 'CAS · College of Arts and Sciences (external)', and that whole. */
export function namesOf({ label, short }: FilterOption): string[] {
  const [first = '', ...rest] = label.split(' · ');
  const name = rest.length > 0 ? rest.join(' ') : first;
  const plain = name.replace(/ \([^)]*\)$/, '');
  return [...new Set([...(short === undefined ? [] : [short]), plain, name, label.replaceAll(' · ', ' ')])];
}

function meantBy(part: AskedChoice, options: readonly FilterOption[]): Meant[] {
  return [
    ...Object.entries(part.words).map(([text, values]) => ({ phrase: wordsOf(text), values: [values].flat() })),
    ...options.flatMap((option) => phrasesOf(namesOf(option)).map((phrase) => ({ phrase, values: [option.value] }))),
  ].filter(({ phrase }) => phrase.length > 0);
}

function namedBy({ withoutWords }: AskedChoice, options: readonly FilterOption[]): Named[] {
  if (!withoutWords) return [];
  const usual = new Set(phrasesOf(withoutWords).flat());
  return options.map((option) => {
    const words = wordsOf(namesOf(option).find((name) => name !== option.short) ?? option.label);
    return { words, own: words.filter((word) => !usual.has(word) && !isEmptyWord(word)), value: option.value };
  });
}
