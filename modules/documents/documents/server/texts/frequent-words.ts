import { sql } from 'kysely';

/** A word is frequent that is in more documents than so many. */
const FREQUENT = 3000;

/**
 * Words that many documents have, as PostgreSQL counted them when it last analyzed their table: an array of texts, found once for a statement. They
 * decide how documents are found, not which.
 */
export const FREQUENT_WORDS = sql`array(
  select s.word from pg_stats p join pg_class c on c.oid = 'documents.document'::regclass,
    unnest(p.most_common_elems::text::text[], p.most_common_elem_freqs) as s (word, share)
  where p.schemaname = 'documents' and p.tablename = 'document' and p.attname = 'words' and s.word is not null
    and s.share * c.reltuples > ${sql.lit(FREQUENT)})`;
