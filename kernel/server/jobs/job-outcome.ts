import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Work } from './jobs.ts';

/** Keeps the result of a run with what it made, and says whether that was new: a run that was ended before its last word comes here twice. */
export async function saveOutcome({ runId }: Pick<Work, 'runId'>, db: Database, result: Record<string, unknown>): Promise<boolean> {
  const { rows } = await sql`
    update kernel.job_run set result = ${JSON.stringify(result)}::jsonb where id = ${runId}::uuid and result is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}
