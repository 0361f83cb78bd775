import { sql, type RawBuilder, type SqlBool } from 'kysely';

const AROUND_WORDS = /^[.:;"'“”‘’()[\]]+|[.:;"'“”‘’()[\]]+$/g;

/** The words of a search, each once: parted by blanks and commas, without the dots, quotes and brackets around them; signs alone stay. */
export function searchWords(term: string): string[] {
  const typed = term.split(/[\s,]+/).filter(Boolean);
  const words = typed.map((word) => word.replace(AROUND_WORDS, '')).filter(Boolean);
  return [...new Set(words.length > 0 ? words : typed)];
}

/** Whether each word of the term is in one of these plain texts (`kernel.plain`), in any order; true where there are no words or no texts. */
export function foundBy(term: string | undefined, texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const words = texts.length === 0 ? [] : searchWords(term ?? '');
  const conditions = words.map((word) => {
    const places = texts.map((text) => sql`${text} like kernel.pattern_of(${word})`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}
