import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { generateNosi as endpoint } from '../../contract/nosi.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { reachOf } from '../nosa/find-adjustments.ts';
import { finishGeneration } from '../finish-generation.ts';
import { takeTurns, writeNotices, type DraftNotice } from '../write-notices.ts';
import { findDueSteps, type FoundStep } from './find-due.ts';

/** Whose steps was decided when the work was started, by who may see what at that moment; whether they are due is asked again. */
interface NosiWork {
  month: string;
  people: number[];
  issuingOfficeId: number | null;
}

/** Starts the generation for all whose step is due in a month or was before, or for the chosen ones among them. */
export async function generateNosi(call: CallOf<typeof endpoint>) {
  const { actor, body, today } = call;
  const { personnel_ids: people, ...filters } = body;
  const found = await findDueSteps(call, { ...filters, people, today }, reachOf(actor));
  const due = found.filter(({ held }) => held === null).map(({ id }) => id);
  if (due.length === 0) throw wrongState('No step increment is due here without a notice.');
  const input = { month: body.month, people: due, issuingOfficeId: await officeOfCaller(call) };
  return { job: await startJob(call, generateNosiJob, `Notices of step increment, ${monthName(body.month)}`, input) };
}

const PART = 500;

/** Writes the notices part by part; begun again after a fault, it passes over those that are there. */
export const generateNosiJob: Job<NosiWork> = {
  kind: 'notices.generate-nosi',
  run: async (work, { month, people, issuingOfficeId }) => {
    let done = 0;
    await work.progress(done, people.length);
    for (const part of inParts(people, PART)) {
      await work.server.db.transaction().execute(async (db) => {
        const call = callOfJob(work, db);
        await takeTurns(call);
        const found = await findDueSteps(call, { month, today: call.today, people: part }, sql`true`);
        await writeNotices(call, found.flatMap(draftOf), { issuingOfficeId, runId: work.runId });
      });
      done += part.length;
      await work.progress(done, people.length);
    }
    return finishGeneration(work, { title: 'Notices of step increment are generated', link: '/nosi?view=notices' });
  },
};

function draftOf(found: FoundStep): DraftNotice[] {
  if (found.held !== null || found.after === null || found.table_id === null) return [];
  return [
    {
      kind: 'NOSI',
      personnelId: found.id,
      effectiveOn: found.due_on,
      tableId: found.table_id,
      salaryId: found.salary_id,
      replacesId: found.replaces_id,
      grade: found.salary_grade,
      stepBefore: found.step,
      amountBefore: found.before,
      stepAfter: found.step + 1,
      amountAfter: found.after,
    },
  ];
}
