/** A line of words.txt: a word that is not used, what to write instead, and how often old text may still have it. */
export interface BannedWord {
  word: string;
  instead: string;
  ceiling: number;
  /** Counted in what users read alone: comments, names and tests may have it. */
  inTexts?: boolean;
}

/**
 * Lines `word | instead | ceiling`; a `*` at the end of a word stands for any ending, `()` for a name that goes on, such as `sayHours`.
 * A word in quotes is counted in texts alone.
 */
export function readBannedWords(text: string): BannedWord[] {
  return text
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([word = '', instead = '', ceiling = '']) => ({
      word: word.replaceAll('"', ''),
      instead,
      ceiling: Number(ceiling),
      inTexts: word.startsWith('"'),
    }));
}

/** How often a text has a word, in names too: `ratePassword` and `weigh_password` have `weigh`. A capital counts where the word has one. */
export function countWord(text: string, { word, inTexts }: Pick<BannedWord, 'word' | 'inTexts'>): number {
  if (word.endsWith('()')) return [...text.matchAll(new RegExp(`(?<![A-Za-z])${word.slice(0, -2)}(?=[A-Z])`, 'g'))].length;
  const ending = word.endsWith('*') ? '[a-z]*' : '';
  const spaced = word.replace('*', '').replaceAll(' ', '\\s+(?:(?:\\*|//|--)\\s+)?');
  const isCapital = word !== word.toLowerCase();
  const [searched, letter] = inTexts ? [text, '[\\w.]'] : [readable(text), '[A-Za-z]'];
  return [...searched.matchAll(new RegExp(`(?<!${letter})${spaced}${ending}(?![A-Za-z_])`, isCapital ? 'g' : 'gi'))].length;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;
const SQL = /\bsql(?:<[^`]*?>)?`[^`]*`/g;
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[>}])[^<>{}=;()]+(?=[<{])/g;

/** What users read of a source: strings and the words between tags, as far as they have a blank or begin with a capital. */
export function textsOf(source: string): string {
  const texts = source.replace(COMMENTS, '').replace(SQL, '').match(TEXTS) ?? [];
  return texts.filter((text) => /\S\s+\S|^\W*[A-Z]/.test(text)).join('\n');
}

/** Parts of names as words of their own. */
function readable(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
}

export function findTooMany(words: readonly BannedWord[], counts: ReadonlyMap<string, number>): string[] {
  return words.flatMap(({ word, instead, ceiling }) => {
    const count = counts.get(word) ?? 0;
    return count > ceiling ? [`'${word}' is written ${count} times, at most ${ceiling} are left from before: write ${instead}`] : [];
  });
}
