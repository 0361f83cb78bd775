import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { ratingsOfPeople } from '@talaan/personnel/server/public.ts';
import { takeStep } from '@talaan/requests/server/public.ts';
import { PREPARERS } from '../../contract/fields.ts';
import type { computeRun as endpoint } from '../../contract/runs.ts';
import { runFlow } from '../../workflow.ts';
import { formerPay } from '../needs.ts';
import { loadFigures } from '../figures/load-figures.ts';
import { lockRun } from '../find-run.ts';
import { computePart } from './compute-part.ts';
import { kindOfRun } from './kind-of-run.ts';
import { readRunTerms, type KindOfRun, type RunTerms } from './run-terms.ts';
import { findFindings } from './find-findings.ts';
import { keepDecided, readDecided } from './keep-decided.ts';
import { sumRun } from './sum-run.ts';

/** So many people are computed at once. */
const PART = 500;

/** Starts the job that computes a run. Errors: 404; 409 where it is checked already, or being computed. */
export async function computeRun(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const run = await lockRun(call, params.id, PREPARERS, 'DRAFT', 'COMPUTED');
  const job = await startJob(call, computeRunJob, `Computing of ${run.title}`, { run: run.id });
  if (run.is_computing && job.state !== 'waiting' && job.state !== 'running')
    throw wrongState('This run is being computed at this moment.');
  await sql`update payroll.run set job_run_id = ${job.id}::uuid where id = ${run.id}`.execute(db);
  return { job };
}

/**
 * Computes a run in one transaction: until it is whole everybody reads what was computed before, and a job that was killed in the middle has left that as
 * it was and begins anew.
 */
export const computeRunJob: Job<{ run: number }> = {
  kind: 'payroll.compute',
  run: async (work, { run: id }) => {
    const run = await readTerms(work, id);
    const people = await work.server.db.transaction().execute(async (tx) => {
      const looked = await computePayslips(tx, run, kindOfRun(work.server, run.kind), work.progress);
      await finish(work, tx, run);
      return looked;
    });
    return { people, link: `/payroll/runs/${id}` };
  },
};

/**
 * Replaces the payslips of a run by what is on record now, part by part in one transaction; answers for how many people it looked. Of two runs that are
 * computed at once the second waits for the first, so that none pays what the other one does.
 */
export function computePayslips(db: Database, run: RunTerms, kind: KindOfRun, progress: Work['progress']): Promise<number> {
  return withOpenRecords(db, 'everybody', async (open) => {
    await sql`select pg_advisory_xact_lock(hashtext('payroll.compute'))`.execute(open);
    const decided = await readDecided(open, run.id);
    await sql`delete from payroll.payslip where run_id = ${run.id}`.execute(open);
    const people = await kind.people(open, run);
    const figuresOf = await loadFigures(open);
    let done = 0;
    await progress(done, people.length);
    for (const part of inParts(people, PART)) {
      await computePart(open, run, part, figuresOf, kind);
      if (done === 0) await countPayslips(open);
      done += part.length;
      await progress(done, people.length);
    }
    if (people.length > PART) await countPayslips(open);
    await findFindings(open, run);
    await keepDecided(open, run.id, decided);
    await sumRun(open, run.id);
    return people.length;
  });
}

/** What is written in a transaction is otherwise counted after it: the first run of a university would be computed as if there were no payslip. */
async function countPayslips(db: Database): Promise<void> {
  await sql`select payroll.count_payslips()`.execute(db);
}

async function readTerms({ server }: Work, id: number): Promise<RunTerms> {
  const found = await readRunTerms(server.db, id);
  if (!found) throw wrongState('This run is not computed any more: it was checked or cancelled.');
  const [former] = allContributed(server, formerPay);
  const [ratings] = allContributed(server, ratingsOfPeople);
  return { ...found, today: server.clock.today(), former, ratings };
}

async function finish(work: Work, db: Database, run: RunTerms): Promise<void> {
  const call = callOfJob(work, db);
  await sql`
    update payroll.run set computed_by = ${work.accountId}, computed_at = ${call.now.toString()}::timestamptz where id = ${run.id}`.execute(
    db,
  );
  await takeStep(call, { kind: runFlow, id: run.id, action: 'compute', bySystem: true });
  await recordChange(call, { action: 'compute a payroll run', subject: `payroll.run:${run.id}` });
}
