/** Stands between the parts of what an entry says: no phrase reaches over it. */
export const BETWEEN = '·';

const WORD = /\d{4}-\d{2}-\d{2}|\d+|\p{L}+|·/gu;

/** The words of a text as questions are compared: without case, accents and the s of a plural; `SG11` is two. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '');
  return (plain.match(WORD) ?? []).map(withoutPlural);
}

/** Several texts at once, to be found in a question. */
export function phrasesOf(texts: readonly string[]): string[][] {
  return texts.map(wordsOf).filter((words) => words.length > 0);
}

function withoutPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
