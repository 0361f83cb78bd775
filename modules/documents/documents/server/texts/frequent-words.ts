import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** A word is frequent that is in more documents than so many. */
const FREQUENT = 3000;

/**
 * Words that many documents have, as PostgreSQL counted them when it last analyzed their table. They decide how documents are found, not
 * which.
 */
export async function frequentWords({ db }: Pick<Call, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select s.word from pg_stats p join pg_class c on c.oid = 'documents.document'::regclass,
      unnest(p.most_common_elems::text::text[], p.most_common_elem_freqs) as s (word, share)
    where p.schemaname = 'documents' and p.tablename = 'document' and p.attname = 'words' and s.word is not null
      and s.share * c.reltuples > ${FREQUENT}`.execute(db);
  return rows.map(({ word }) => word);
}
