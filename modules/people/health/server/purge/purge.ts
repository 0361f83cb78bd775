import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { leaveFile } from '@talaan/kernel/server/files/uploads.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { countPurge as countEndpoint, purge as purgeEndpoint } from '../../contract/settings.ts';
import { settleDoors } from '../doors.ts';

interface PurgeCount {
  people: number;
  doses: number;
  files: number;
}

/** How much a purge would delete now. */
export async function countPurge({ db, today }: CallOf<typeof countEndpoint>): Promise<AnswerOf<typeof countEndpoint>> {
  const { purge_on: day } = await db.selectFrom('health.setting').select('purge_on').executeTakeFirstOrThrow();
  return { ...(await countKept(db)), purge_on: day, is_due: day !== null && day <= today };
}

/** Errors: 409 before the day that was set, 422 where the number is not that of the people whose checklists are kept. */
export async function purge(call: CallOf<typeof purgeEndpoint>): Promise<AnswerOf<typeof purgeEndpoint>> {
  const { db, body, today } = call;
  const { purge_on: day } = await db.selectFrom('health.setting').select('purge_on').executeTakeFirstOrThrow();
  if (day === null) throw wrongState('Set the day of deletion first, so that people are notified.');
  if (day > today) throw wrongState(`Checklists are kept until ${longDate(day)}.`);
  const { people } = await countKept(db);
  if (people === 0) throw wrongState('No checklist is kept.');
  if (body.people !== people) throw invalid({ people: [`Enter the number of people: ${people}.`] });
  await recordChange(call, { action: 'start the deletion of vaccination checklists', subject: 'health.setting:true', after: { people } });
  return { job: await startJob(call, purgeJob, 'Deletion of vaccination checklists', {}) };
}

/** Deletes all checklists with their files and the count that was made of them. Run again, it finds nothing left. */
export const purgeJob: Job<Record<string, never>> = {
  kind: 'purge-vaccinations',
  run: async (work) =>
    work.server.db.transaction().execute(async (db) => {
      const deleted = await withOpenRecords(db, 'everybody', async (open) => {
        const count = await countKept(open);
        for (const id of await keptFiles(open)) await leaveFile(open, id);
        await sql`delete from health.declaration`.execute(open);
        await sql`delete from health.counted`.execute(open);
        return count;
      });
      await settleDoors(db);
      await recordChange(callOfJob(work, db), { action: 'delete vaccination checklists', subject: 'health.setting:true', after: deleted });
      return { ...deleted };
    }),
};

function countKept(db: Database): Promise<PurgeCount> {
  return withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<Omit<PurgeCount, 'files'>>`
      select (select count(*)::integer from health.declaration) as people, (select count(*)::integer from health.dose) as doses`.execute(
      open,
    );
    return { ...rows[0]!, files: (await keptFiles(open)).length };
  });
}

async function keptFiles(open: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select card_file_id as id from health.dose where card_file_id is not null
    union select exemption_file_id from health.declaration where exemption_file_id is not null`.execute(open);
  return rows.map(({ id }) => id);
}
