import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedNumbers } from '../contract/list.ts';

const AROUND_WORDS = /^[.:;"'“”‘’()[\]]+|[.:;"'“”‘’()[\]]+$/g;

/** The words of a search, each once: parted by blanks and commas, without the dots, quotes and brackets around them; signs alone stay. */
export function searchWords(term: string): string[] {
  const typed = term.split(/[\s,]+/).filter(Boolean);
  const words = typed.map((word) => word.replace(AROUND_WORDS, '')).filter(Boolean);
  return [...new Set(words.length > 0 ? words : typed)];
}

/**
 * Whether each word of the term is in one of these plain texts (`kernel.plain`), in any order; true where there are no words or no texts.
 * Of a list of numbers (`listedNumbers`) one is enough, as a whole word.
 */
export function foundBy(term: string | undefined, texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const words = texts.length === 0 ? [] : searchWords(term ?? '');
  if (words.length === 0) return sql`true`;
  const numbers = listedNumbers(term ?? '');
  return numbers ? sql`(${holdsAny(numbers, texts)} or ${holdsAll(words, texts)})` : holdsAll(words, texts);
}

function holdsAll(words: readonly string[], texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const conditions = words.map((word) => {
    const places = texts.map((text) => sql`${text} like kernel.pattern_of(${word})`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function holdsAny(numbers: readonly string[], texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const wanted = sql`array(select kernel.plain(number) from unnest(${numbers}::text[]) as pasted(number))`;
  const places = texts.map((text) => sql`string_to_array(${text}::text, ' ') && ${wanted}`);
  return sql`(${sql.join(places, sql` or `)})`;
}
