import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { cleanScan } from '@talaan/kernel/contract/clean-scan.ts';
import { listedNumbers } from '@talaan/kernel/contract/list.ts';
import { readScan } from '../../rules/read-scan.ts';
import { plainTextOf } from '../sight/plain-text.ts';

/**
 * Whether a document `d` has the words of a term. Of several words, the index finds those that are not frequent; what else there is to be is looked
 * at row by row, which `case` sees to. What is looked for is found once for a statement, not for each row. `frequent`: an array of texts
 * (`FREQUENT_WORDS`).
 */
export function hasWords(term: string, frequent: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const all = wordsOf(term);
  if (listedNumbers(term)) return sql`d.words @@ (select ${all})`;
  return sql`(d.words @@ (select coalesce(documents.finds_first(${said(term)}, ${frequent}), ${all}))
    and case when d.words @@ (select ${all}) then true else false end)`;
}

/** Parts of a whole number that are in several numbers of a document do not find it. */
export function hasWholeNumbers(term: string): RawBuilder<SqlBool> {
  const typed = listedNumbers(term) ?? [term];
  const whole = typed.map(readScan).filter((number) => number !== null);
  if (whole.length < typed.length) return sql`true`;
  // The paper’s own number may look like one of ours, with fewer zeros.
  return sql`(${sql.join(
    [...new Set([...whole, ...typed.map(cleanScan)])].map((number) => sql`strpos(${plainTextOf}, kernel.plain(${number})) > 0`),
    sql` or `,
  )})`;
}

/** Of a list of numbers one is enough. */
export function wordsOf(term: string): RawBuilder<unknown> {
  const numbers = listedNumbers(term);
  if (!numbers) return sql`documents.finds_words(${said(term)})`;
  return sql`(${sql.join(
    numbers.map((number) => sql`documents.finds_words(${said(number)})`),
    sql` || `,
  )})`;
}

/** A number without what a scanner adds, any other words as they are. */
function said(term: string): string {
  return readScan(term) ?? term;
}
