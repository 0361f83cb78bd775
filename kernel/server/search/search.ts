import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedNumbers } from '../../contract/list.ts';

const AROUND_WORDS = /^[.:;*#"'“”‘’()[\]]+|[.:;*#"'“”‘’()[\]]+$/g;
const HYPHENS = /\p{Pd}|\u2212/gu;
/** Soft hyphens, marks without width, and what scanners send before and after a code. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** The words of a search, each once: parted by blanks and commas, without the dots, quotes, stars and brackets around them, any hyphen as `-`; signs alone stay. */
export function searchWords(term: string): string[] {
  const typed = term
    .split(/[\s,]+/)
    .map((word) => word.replaceAll(HYPHENS, '-').replaceAll(UNSEEN, ''))
    .filter(Boolean);
  const words = typed.map((word) => word.replace(AROUND_WORDS, '')).filter(Boolean);
  return [...new Set(words.length > 0 ? words : typed)];
}

/** Signs within a word: hyphens and apostrophes of names among them. */
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * Whether each word of the term is in one of these plain texts (`kernel.plain`), in any order; true where there are no words or no texts. A
 * word with signs is found without them too, as in the texts of people (`kernel.plain_names`): hyphens make no difference there.
 * Of a list of numbers (`listedNumbers`) one is enough, as a whole word.
 */
export function foundBy(term: string | undefined, texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const words = texts.length === 0 ? [] : searchWords(term ?? '');
  if (words.length === 0) return sql`true`;
  const numbers = listedNumbers(words.join(' '));
  return numbers ? sql`(${holdsAny(numbers, texts)} or ${holdsAll(words, texts)})` : holdsAll(words, texts);
}

function holdsAll(words: readonly string[], texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const conditions = words.map((word) => {
    const written = [...new Set([word, word.replaceAll(SIGNS, '') || word])];
    const places = texts.flatMap((text) => written.map((one) => sql`${text} like kernel.pattern_of(${one})`));
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function holdsAny(numbers: readonly string[], texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const wanted = sql`array(select kernel.plain(number) from unnest(${numbers}::text[]) as pasted(number))`;
  const places = texts.map((text) => sql`string_to_array(${text}::text, ' ') && ${wanted}`);
  return sql`(${sql.join(places, sql` or `)})`;
}
