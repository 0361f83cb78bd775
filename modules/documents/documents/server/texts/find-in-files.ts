import { sql, type RawBuilder } from 'kysely';
import { listedNumbers } from '@talaan/kernel/contract/list.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { PLANNED_EACH_TIME } from '@talaan/kernel/server/database/prepared-statements.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import { isSeenWhole } from '../sight/on-route.ts';

/** The newest so many of the documents of a list are found by the words of their files: as many as the list counts. */
export const MOST_BY_FILES = 1000;
/** Of a word that more files have, the newest so many are looked at. */
const MOST_FILES = 10_000;

type Narrowed = Parameters<typeof matching>[0] & { from: RawBuilder<unknown> };

/**
 * The documents `d` of a list with a file that has each word of the term, the newest; of those that the office sees whole,
 * since others see no files (A7.8). A list of numbers is not looked for in files.
 */
export async function findInFiles(
  { db, query }: Pick<Call<unknown, { term?: string | undefined }>, 'db' | 'query'>,
  who: ActingOffice,
  list: Narrowed,
): Promise<number[]> {
  const { term } = query;
  if (!term || listedNumbers(term)) return [];
  // Most words are in no file: the list is asked only where one is.
  const { rows: inAny } = await sql<{ id: number }>`
    select a.document_id as id from documents.attachment a join (
      select file_id from documents.file_text where words @@ documents.finds_words(${term}) order by file_id desc limit ${MOST_FILES}) x on x.file_id = a.file_id`.execute(
    db,
  );
  if (inAny.length === 0) return [];
  const { rows } = await sql<{ id: number }>`${sql.raw(PLANNED_EACH_TIME)}
    select d.id from ${list.from} where ${matching(list, { ...query, term: undefined })} and ${isSeenWhole(who)}
      and d.id = any(${inAny.map(({ id }) => id)}::integer[])
    order by d.id desc limit ${MOST_BY_FILES}`.execute(db);
  return rows.map(({ id }) => id);
}

const AROUND = 60;

/** In which file of a document `d` the words are, and what is around the first of them; of a document that was found by its files. */
export function foundIn(term: string): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('name', k.name, 'words', substr(x.body, greatest(1, at - ${sql.lit(AROUND / 2)}), ${sql.lit(AROUND * 2)}))
    from documents.attachment a join documents.file_text x on x.file_id = a.file_id join kernel.file k on k.id = a.file_id,
      regexp_instr(kernel.plain(x.body), '\\m0*' || (documents.words_of(${term}))[1]) as at
    where a.document_id = d.id and x.words @@ documents.finds_words(${term}) order by a.added_at, k.id limit 1)`;
}
