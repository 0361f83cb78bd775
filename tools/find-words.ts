/** A line of words.txt: a word that is not used, what to write instead, and how often old text may still have it. */
export interface BannedWord {
  word: string;
  instead: string;
  ceiling: number;
}

/** Lines `word | instead | ceiling`; a `*` at the end of a word stands for any ending, `()` for a name that goes on, such as `sayHours`. */
export function readBannedWords(text: string): BannedWord[] {
  return text
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([word = '', instead = '', ceiling = '']) => ({ word, instead, ceiling: Number(ceiling) }));
}

/** How often a text has a word, in names too: `ratePassword` and `weigh_password` have `weigh`. A capital counts where the word has one. */
export function countWord(text: string, { word }: Pick<BannedWord, 'word'>): number {
  if (word.endsWith('()')) return [...text.matchAll(new RegExp(`(?<![A-Za-z])${word.slice(0, -2)}(?=[A-Z])`, 'g'))].length;
  const ending = word.endsWith('*') ? '[a-z]*' : '';
  const spaced = word.replace('*', '').replaceAll(' ', '\\s+(?:(?:\\*|//|--)\\s+)?');
  const isCapital = word !== word.toLowerCase();
  return [...readable(text).matchAll(new RegExp(`(?<![A-Za-z])${spaced}${ending}(?![A-Za-z])`, isCapital ? 'g' : 'gi'))].length;
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
