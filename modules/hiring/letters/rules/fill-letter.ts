/** The words that a letter may have in braces, and what each is replaced by. */
export const LETTER_WORDS = {
  name: 'First name and surname of the applicant',
  honorific: 'Mr. or Ms.',
  surname: 'Surname of the applicant',
  reference: 'Reference of the application',
  position: 'Position of the post',
  office: 'Office of the post',
  place: 'Place of assignment',
  code: 'Code of the post',
  closing: 'Closing day of the post',
  today: 'Day on which the letter is written',
  university: 'Name of the university',
} as const;

export type LetterWord = keyof typeof LETTER_WORDS;
export type LetterFacts = Record<LetterWord, string>;

const IN_BRACES = /\{([^{}\n]*)\}/g;

/** The words in braces that no letter knows, each once, in their order; also an empty pair of braces. */
export function unknownWords(text: string): string[] {
  const found = [...text.matchAll(IN_BRACES)].map(([, word]) => word!).filter((word) => !Object.hasOwn(LETTER_WORDS, word));
  return [...new Set(found)];
}

/** The text with its known words replaced; whatever an applicant is called is never read as a word itself. */
export function fillLetter(text: string, facts: LetterFacts): string {
  return text.replace(IN_BRACES, (whole, word: string) => (Object.hasOwn(LETTER_WORDS, word) ? facts[word as LetterWord] : whole));
}

/** The paragraphs of a text: parted by empty lines; lines within a paragraph are joined. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
