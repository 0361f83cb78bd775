import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedNumbers } from '@talaan/kernel/contract/list.ts';
import { readScan } from '../../rules/read-scan.ts';
import { plainTextOf } from '../lists/plain-text.ts';

/** Of several words, the index finds those that are not frequent; what else there is to be is looked at row by row, which `case` sees to. */
export function hasWords(term: string, frequent: readonly string[]): RawBuilder<SqlBool> {
  if (listedNumbers(term) || frequent.length === 0) return sql`d.words @@ ${wordsOf(term)}`;
  return sql`(d.words @@ coalesce(documents.finds_first(${term}, ${[...frequent]}::text[]), ${wordsOf(term)})
    and case when d.words @@ ${wordsOf(term)} then true else false end)`;
}

/** Parts of a whole number that are in several numbers of a document do not find it. */
export function hasWholeNumbers(term: string): RawBuilder<SqlBool> {
  const whole = (listedNumbers(term) ?? [term]).map(readScan).filter((number) => number !== null);
  if (whole.length < (listedNumbers(term)?.length ?? 1)) return sql`true`;
  return sql`(${sql.join(
    whole.map((number) => sql`strpos(${plainTextOf}, kernel.plain(${number})) > 0`),
    sql` or `,
  )})`;
}

/** Of a list of numbers one is enough. */
export function wordsOf(term: string): RawBuilder<unknown> {
  const numbers = listedNumbers(term);
  if (!numbers) return sql`documents.finds_words(${term})`;
  return sql`(${sql.join(
    numbers.map((number) => sql`documents.finds_words(${number})`),
    sql` || `,
  )})`;
}
