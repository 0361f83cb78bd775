import { sql, type RawBuilder } from 'kysely';

/** Sentences as they are searched: without the signs after words, so that a number at their end is a word of its own. */
export function plainSentences(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`kernel.plain(regexp_replace(${text}, '[.,;:)"]+( |$)', ' ', 'g'))`;
}
