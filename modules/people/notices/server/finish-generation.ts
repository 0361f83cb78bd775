import { sql } from 'kysely';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyOutcome } from './notify-outcome.ts';

/** Counts what a run has written, before and after a fault, and tells its owner; `where` names what is pending, such as ` effective 1 January 2027`. */
export function finishGeneration(
  work: Work,
  { title, where = '', link }: { title: string; where?: string; link: string },
): Promise<{ generated: number; link: string }> {
  return work.server.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from notices.notice where run_id = ${work.runId}::uuid`.execute(
      db,
    );
    const result = { generated: rows[0]!.count, link };
    await notifyOutcome(work, db, result, {
      title,
      description: `${result.generated === 1 ? '1 notice' : `${result.generated} notices`}${where} ${result.generated === 1 ? 'is' : 'are'} ready to be sent for signature.`,
      link,
    });
    return result;
  });
}
