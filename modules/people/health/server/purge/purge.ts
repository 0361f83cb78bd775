import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import type { countPurge as countEndpoint, purge as purgeEndpoint } from '../../contract/settings.ts';
import { countKept } from './count-kept.ts';
import { checklists } from './checklists.ts';

/** How much a purge would delete now. */
export async function countPurge(call: CallOf<typeof countEndpoint>): Promise<AnswerOf<typeof countEndpoint>> {
  const { db, today } = call;
  const { purge_on: day } = await db.selectFrom('health.setting').select('purge_on').executeTakeFirstOrThrow();
  return { ...(await countKept(call)), purge_on: day, is_due: day !== null && day <= today };
}

/** Errors: 409 before the day that was set, 422 where the number is not that of the people whose checklists are kept. */
export async function purge(call: CallOf<typeof purgeEndpoint>): Promise<AnswerOf<typeof purgeEndpoint>> {
  const { db, body, today } = call;
  const { purge_on: day } = await db.selectFrom('health.setting').select('purge_on').executeTakeFirstOrThrow();
  if (day === null) throw wrongState('Set the day of deletion first, so that people are notified.');
  if (day > today) throw wrongState(`Checklists are kept until ${longDate(day)}.`);
  const { people } = await countKept(call);
  if (people === 0) throw wrongState('No checklist is kept that may be deleted.');
  if (body.people !== people) throw invalid({ people: [`Enter the number of people: ${people}.`] });
  await recordChange(call, { action: 'start the deletion of vaccination checklists', subject: 'health.setting:true', after: { people } });
  return { job: await startJob(call, purgeJob, 'Deletion of vaccination checklists', {}) };
}

/** Deletes all checklists that are not under a legal hold, with their files and the count that was made of them. Run again, it finds nothing left. */
export const purgeJob: Job<Record<string, never>> = {
  kind: 'purge-vaccinations',
  run: async (work) => ({ people: await purgeDue(work, checklists) }),
};
