import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { editArchiving as editing, readArchiving as reading, startArchiving as starting } from '../../contract/archive.ts';
import { firstYearNotArchived } from '../../rules/retention.ts';
import { archiveJob, countToArchive, readYearsAfter } from './archive-job.ts';

export async function readArchiving({ db, today }: Call): Promise<AnswerOf<typeof reading>> {
  const yearsAfter = await readYearsAfter(db);
  const year = firstYearNotArchived(today, yearsAfter ?? 0);
  return { archiving: { years_after: yearsAfter, until_year: year - 1, due: await countToArchive(db, year) } };
}

export async function editArchiving(call: CallOf<typeof editing>): Promise<AnswerOf<typeof editing>> {
  const { db, body } = call;
  const before = await readYearsAfter(db);
  await db.updateTable('documents.archive_setting').set(body).execute();
  await recordChange(call, {
    action: 'set when papers are archived',
    subject: 'documents.archive_setting',
    before: { years_after: before },
    after: body,
  });
  return { message: body.years_after === null ? 'Papers are archived by hand alone.' : 'When papers are archived was saved.' };
}

export async function startArchiving(call: Call): Promise<AnswerOf<typeof starting>> {
  return { job: await startJob(call, archiveJob, 'Archive papers', { byHand: true }) };
}
