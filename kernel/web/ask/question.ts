import { phrasesOf, wordsOf } from './words-of.ts';

/** What is read. */
export interface Question {
  words: readonly string[];
  /** Its last word is still typed: a word that begins so is meant too. */
  isGrowing: boolean;
  /** The day from which 'yesterday' and 'next year' are counted. */
  today: string;
}

/** How many words of a question a phrase takes; `isGuessed` where the last of them is its beginning alone. */
export interface Said {
  length: number;
  isGuessed: boolean;
}

/** The shortest beginning of the first word of a phrase from which it is guessed. */
const GUESSED_FROM = 2;

export function saidAt({ words, isGrowing }: Question, at: number, phrase: readonly string[]): Said | undefined {
  for (const [place, wanted] of phrase.entries()) {
    const word = words[at + place];
    if (word === undefined) return undefined;
    const isLast = at + place === words.length - 1;
    const isWhole = word === wanted && place === phrase.length - 1;
    if (isGrowing && isLast && !isWhole && (place > 0 || word.length >= GUESSED_FROM) && wanted.startsWith(word))
      return { length: place + 1, isGuessed: true };
    if (word !== wanted) return undefined;
  }
  return { length: phrase.length, isGuessed: false };
}

/** The longest of some phrases that is said at a place. */
export function longestSaidAt(question: Question, at: number, phrases: readonly (readonly string[])[]): Said | undefined {
  return phrases
    .flatMap((phrase) => saidAt(question, at, phrase) ?? [])
    .toSorted((one, other) => Number(one.isGuessed) - Number(other.isGuessed) || other.length - one.length)[0];
}

/** Words that carry nothing: left out wherever they stand. 'Not' and 'no' carry much. */
const EMPTY_WORDS = new Set(
  phrasesOf(
    'a an the in of at on by for with to and or is are was were be been has have had do does did will who whom whose which what that there all any every show list find give me us please how many'.split(
      ' ',
    ),
  ).flat(),
);

export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

export function questionOf(text: string, today: string, isGrowing = false): Question {
  return { words: wordsOf(text), isGrowing: isGrowing && !/\s$/.test(text), today };
}
