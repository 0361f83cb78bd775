import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Work } from '@talaan/kernel/server/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';

/** Keeps the result of a run and tells its owner, in one transaction; a run that said so before it was ended says it once. */
export async function tellOutcome(
  { server, runId, accountId }: Work,
  db: Database,
  result: Record<string, unknown>,
  notice: { title: string; description: string; link: string },
): Promise<void> {
  const { rows } = await sql`
    update kernel.job_run set result = ${JSON.stringify(result)}::jsonb where id = ${runId}::uuid and result is null returning id`.execute(
    db,
  );
  if (rows.length > 0) await notify(db, server.clock.now(), [accountId], notice);
}
