import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { generateNosa as endpoint } from '../../contract/nosa.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { finishGeneration } from '../finish-generation.ts';
import { takeTurns, writeNotices } from '../write-notices.ts';
import { findAdjustments, findTable, reachOf, type TableOfNotices } from './find-adjustments.ts';

/** Whom it concerns was decided when the work was started, by who may see what at that moment; whether it still does is asked again. */
interface NosaWork {
  table: TableOfNotices;
  people: number[];
  issuingOfficeId: number | null;
}

/** Starts the generation for all who are concerned within the filters, or for the chosen ones among them. */
export async function generateNosa(call: CallOf<typeof endpoint>) {
  const { db, actor, body, today } = call;
  const table = await findTable(db, body.table);
  const { personnel_ids: chosen, group, ...filters } = body;
  const found = await findAdjustments(db, { ...filters, people: chosen, table, today }, reachOf(actor));
  const people = found
    .filter(({ judgement }) => (group ? judgement.group === group : judgement.group === 'monthly' || judgement.group === 'daily'))
    .map(({ id }) => id);
  if (people.length === 0) throw wrongState(`Everyone here whom ${table.tranche} affects already has a notice of it.`);
  const title = `Notices of salary adjustment, ${table.tranche}`;
  return { job: await startJob(call, generateNosaJob, title, { table, people, issuingOfficeId: await officeOfCaller(call) }) };
}

const PART = 1000;

/** Writes the notices part by part; begun again after a fault, it passes over those that are there. */
export const generateNosaJob: Job<NosaWork> = {
  kind: 'notices.generate-nosa',
  run: async (work, { table, people, issuingOfficeId }) => {
    let done = 0;
    await work.progress(done, people.length);
    for (const part of inParts(people, PART)) {
      await work.server.db.transaction().execute(async (db) => {
        const call = callOfJob(work, db);
        await takeTurns(call);
        const found = await findAdjustments(db, { table, today: call.today, people: part }, sql`true`);
        const drafts = found.flatMap((one) => {
          const { judgement, salary_id: salaryId, salary_grade: grade, step, before, after } = one;
          const concerned = judgement.group === 'monthly' || judgement.group === 'daily';
          if (!concerned || salaryId === null || grade === null || step === null || before === null || after === null) return [];
          return {
            kind: 'NOSA' as const,
            personnelId: one.id,
            effectiveOn: table.from,
            tableId: table.id,
            salaryId,
            replacesId: null,
            grade,
            stepBefore: step,
            amountBefore: before,
            stepAfter: step,
            amountAfter: after,
            isPaidByDay: judgement.group === 'daily',
          };
        });
        await writeNotices(call, drafts, { issuingOfficeId, runId: work.runId });
      });
      done += part.length;
      await work.progress(done, people.length);
    }
    return finishGeneration(work, {
      title: 'Notices of salary adjustment are generated',
      where: ` effective ${longDate(table.from)}`,
      link: `/nosa?table=${table.id}&view=notices`,
    });
  },
};
