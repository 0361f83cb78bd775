/** Who signs: `MARIA D. IBARRA`, `University President`. */
export interface Signer {
  name: string;
  title: string;
}

/** A head of an office on the day of the paper. */
export interface Head extends Signer {
  /** Whether they head the university. */
  is_first: boolean;
}

/**
 * Who signs where the contract says so in words: the one head of this title (`The University President`), else the words themselves. Without
 * words the head of the university signs.
 */
export function signerOf(words: string, heads: readonly Head[]): Signer {
  const wanted = titleIn(words);
  const found = heads.filter(({ is_first, title }) => (wanted === '' ? is_first : titleIn(title) === wanted));
  if (found.length === 1 || (wanted === '' && found.length > 0)) return { name: found[0]!.name, title: found[0]!.title };
  return { name: words.trim(), title: '' };
}

/** The words as titles are compared: `The University President` is `university president`. */
export function titleIn(words: string): string {
  return words
    .trim()
    .replace(/^the\s+/i, '')
    .toLowerCase();
}
