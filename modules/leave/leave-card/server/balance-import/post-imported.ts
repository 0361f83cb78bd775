import { sql } from 'kysely';
import type { Undoing, Writing } from '@talaan/imports/server/public.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { correct, postMany } from '@talaan/ledger/server/public.ts';

const AT_ONCE = 2000;

/** A posting with its source document. */
export interface Imported {
  posting: NewPosting;
  document: string;
}

/** Posts what a spreadsheet brought; the numbers of the postings, by which the import is undone. */
export async function postImported(writing: Writing, imported: readonly Imported[]): Promise<{ made: { postings: number[] } }> {
  const postings: number[] = [];
  for (let from = 0; from < imported.length; from += AT_ONCE) {
    const some = imported.slice(from, from + AT_ONCE);
    const ids = await postMany(
      writing,
      some.map(({ posting }) => posting),
    );
    postings.push(...ids);
    await sql`
      insert into leave.posting_paper (posting_id, document)
      select * from unnest(${ids}::bigint[], ${some.map(({ document }) => document)}::text[])`.execute(writing.db);
    await writing.progress(postings.length, imported.length);
  }
  return { made: { postings } };
}

/** Takes back what an import posted: nothing is removed, the opposite is added. */
export async function takeBackImported(undoing: Undoing, made: object): Promise<void> {
  const { postings = [] } = made as { postings?: number[] };
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${postings}::bigint[]) p(id)
    where not exists (select from ledger.posting r where r.reverses_id = p.id) order by p.id desc`.execute(undoing.db);
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await correct(undoing, { reverse: rows.slice(from, from + AT_ONCE).map(({ id }) => id), post: [], reason: 'The import was undone' });
}
