import { sql } from 'kysely';
import type { Server } from '../server.ts';

/** Throws away the files that jobs of a kind made and that are older than a moment, for those that say what opens something. */
export async function forgetJobFiles({ db, files }: Pick<Server, 'db' | 'files'>, kind: string, before: Temporal.Instant): Promise<void> {
  const paths = await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ path: string }>`
      with made as (
        update kernel.job_run set result = result - 'file_id'
        where kind = ${kind} and created_at < ${before.toString()}::timestamptz and result ? 'file_id'
        returning (old.result ->> 'file_id')::integer as file_id)
      delete from kernel.file where id in (select file_id from made) returning path`.execute(tx);
    return rows.map(({ path }) => path);
  });
  for (const path of paths) await files.drop(path);
}
