import type { Database } from '@talaan/kernel/server/database/database.ts';
import { saveOutcome } from '@talaan/kernel/server/jobs/job-outcome.ts';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';

/** Keeps the result of a run and tells its owner, in one transaction; a run that said so before it was ended says it once. */
export async function notifyOutcome(
  work: Work,
  db: Database,
  result: Record<string, unknown>,
  notice: { title: string; description: string; link: string },
): Promise<void> {
  if (await saveOutcome(work, db, result)) await notify(db, work.server.clock.now(), [work.accountId], notice);
}
