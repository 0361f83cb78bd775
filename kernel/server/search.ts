import { sql, type RawBuilder, type SqlBool } from 'kysely';

const AROUND_WORDS = /^[.:;"'“”‘’()[\]]+|[.:;"'“”‘’()[\]]+$/g;

/** The words of a search, each once: parted by blanks and commas, without the dots, quotes and brackets around them. */
export function searchWords(term: string): string[] {
  return [
    ...new Set(
      term
        .split(/[\s,]+/)
        .map((word) => word.replace(AROUND_WORDS, ''))
        .filter(Boolean),
    ),
  ];
}

/** Whether each word of the term is in one of these plain texts (`kernel.plain`), in any order; true for a term without words. */
export function foundBy(term: string | undefined, texts: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  const conditions = searchWords(term ?? '').map((word) => {
    const places = texts.map((text) => sql`${text} like kernel.pattern_of(${word})`);
    return sql`(${sql.join(places, sql` or `)})`;
  });
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;
}
