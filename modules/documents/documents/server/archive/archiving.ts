import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { editArchiving as editing, readArchiving as reading, startArchiving as starting } from '../../contract/archive.ts';
import { firstYearNotArchived } from '../../rules/retention.ts';
import { archiveJob, countToArchive, readYearsAfter } from './archive-job.ts';

export async function readArchiving({ db, today }: Call): Promise<z.input<typeof reading.response>> {
  const yearsAfter = await readYearsAfter(db);
  const year = firstYearNotArchived(today, yearsAfter ?? 0);
  return { archiving: { years_after: yearsAfter, until_year: year - 1, due: await countToArchive(db, year) } };
}

export async function editArchiving(
  call: Call<unknown, unknown, z.output<typeof editing.body>>,
): Promise<z.input<typeof editing.response>> {
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

export async function startArchiving(call: Call): Promise<z.input<typeof starting.response>> {
  return { job: await startJob(call, archiveJob, 'Archive papers', { byHand: true }) };
}
