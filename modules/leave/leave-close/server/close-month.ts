import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { Overdrawn } from '@talaan/ledger/server/public.ts';
import { planClose } from './plan-close.ts';
import { closeOverLeave } from './close-over-leave.ts';
import { postClose, type ClosingRun as Run } from './post-close.ts';
import { readFacts } from './read-facts.ts';

const PART = 500;

/**
 * Closes a month part by part, each in a transaction of its own; a person who cannot be closed is noted with the reason, and everybody else
 * is closed. Begun again after a fault it goes on under the same run. Null where nothing is open and `onlyOpen` leaves it at that.
 */
export async function closeMonth(work: Work, month: string, { onlyOpen }: { onlyOpen: boolean }): Promise<number | null> {
  const { db, clock } = work.server;
  const waits = clock.today() < (await waitsUntil(db, month));
  const planned = await planClose(db, await readFacts(db, month), waits);
  const open = planned.filter(({ state }) => state !== 'same' && state !== 'waiting').map(({ personnelId }) => personnelId);
  if (onlyOpen && open.length === 0) return null;
  const waiting = planned.filter(({ state }) => state === 'waiting').length;
  const run = { id: await beginRun(work, month, { people: planned.length, waiting }), month, waits };
  let done = 0;
  await work.progress(done, open.length);
  for (const part of inParts(open, PART)) {
    await postPart(work, run, part);
    done += part.length;
    await work.progress(done, open.length);
  }
  await sql`update leave.close_run set finished_at = ${clock.now().toString()}::timestamptz where id = ${run.id}`.execute(db);
  return run.id;
}

/** From this day on people without a locked record are closed, too. */
export async function waitsUntil(db: Database, month: string): Promise<string> {
  const { to } = monthBounds(month);
  const { closeWithoutRecordDay } = await agencySettingsOn(db, LEAVE_OF_AGENCY, to);
  return Temporal.PlainDate.from(to).add({ days: closeWithoutRecordDay }).toString();
}

/** The run of this job, or of the night, that was not finished; else a new one. */
async function beginRun({ server, accountId, runId }: Work, month: string, figures: { people: number; waiting: number }): Promise<number> {
  const job = runId || null;
  const { rows } = await sql<{ id: number }>`
    with begun as (
      update leave.close_run set people = ${figures.people}, waiting = ${figures.waiting}
      where month = ${month} and finished_at is null and job_run_id is not distinct from ${job}::uuid returning id),
    made as (
      insert into leave.close_run (month, account_id, job_run_id, started_at, people, waiting)
      select ${month}, nullif(${accountId}::integer, 0), ${job}::uuid, ${server.clock.now().toString()}::timestamptz, ${figures.people}, ${figures.waiting}
      where not exists (select from begun) returning id)
    select id from begun union all select id from made`.execute(server.db);
  return rows[0]!.id;
}

/** All of them in one transaction; where that fails, each in one of their own. */
async function postPart(work: Work, run: Run, people: readonly number[]): Promise<void> {
  try {
    await work.server.db.transaction().execute((db) => postClose(callOfJob(work, db), run, people));
  } catch (error) {
    if (troubleOf(error)) throw error;
    if (people.length === 1) return postAlone(work, run, people[0]!, error);
    for (const one of people) await postPart(work, run, [one]);
  }
}

async function postAlone(work: Work, run: Run, personnelId: number, reason: unknown): Promise<void> {
  if (!(reason instanceof Overdrawn)) return noteProblem(work, run, personnelId, reason);
  try {
    await work.server.db.transaction().execute((db) => closeOverLeave(callOfJob(work, db), run, personnelId));
  } catch (error) {
    if (troubleOf(error)) throw error;
    await noteProblem(work, run, personnelId, error);
  }
}

async function noteProblem({ server }: Work, { id, month }: Run, personnelId: number, error: unknown): Promise<void> {
  if (!(error instanceof Refusal))
    server.http.log.error({ err: error, person: personnelId, month }, 'a month of leave could not be closed');
  const message = error instanceof Refusal ? error.message : `${monthName(month)} could not be closed; the log of the server says why.`;
  await sql`
    insert into leave.close_problem (run_id, personnel_id, message) values (${id}, ${personnelId}, ${message})
    on conflict (run_id, personnel_id) do update set message = excluded.message`.execute(server.db);
}
