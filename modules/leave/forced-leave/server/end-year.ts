import { sql } from 'kysely';
import { troubleOf } from '@talaan/kernel/server/database/database-trouble.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { saveOutcome } from '@talaan/kernel/server/jobs/job-outcome.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { VL } from '@talaan/leave/rules/books.ts';
import type { NewPosting } from '@talaan/ledger/contract.ts';
import { correct, expire, lockAccounts } from '@talaan/ledger/server/public.ts';
import { notify, notifyPeople } from '@talaan/notifications/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';
import { planYearEnd, type PlannedYear } from './plan-year-end.ts';
import { FORFEIT } from './read-years.ts';
import { readYearRuns } from './read-year-end.ts';

const PART = 500;

interface Run {
  id: number;
  year: number;
}

/**
 * Ends a year part by part, each in a transaction of its own; for whom it cannot be ended is noted with the reason. Begun again after a fault
 * it goes on under the same run; run again later it corrects what has changed. Last it writes off what expired with the year.
 */
export const endYearJob: Job<{ year: number }> = {
  kind: 'leave.end-year',
  run: async (work, { year }) => {
    const { db, clock } = work.server;
    const planned = await planYearEnd(db, { year, today: clock.today() });
    const open = planned.filter(({ state }) => state === 'open' || state === 'changed').map(({ personnelId }) => personnelId);
    const run = { id: await beginRun(work, year, planned.filter(({ state }) => state === 'waiting').length), year };
    let done = 0;
    await work.progress(done, open.length);
    for (const part of inParts(open, PART)) {
      await endPart(work, run, part);
      done += part.length;
      await work.progress(done, open.length);
    }
    for (let lots = -1; lots !== 0;) lots = await db.transaction().execute((tx) => expire(callOfJob(work, tx), clock.today()));
    await sql`update leave.year_run set finished_at = ${clock.now().toString()}::timestamptz where id = ${run.id}`.execute(db);
    return readOutcome(work, run);
  },
};

async function beginRun({ server, accountId, runId }: Work, year: number, waiting: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into leave.year_run (year, account_id, job_run_id, started_at, waiting)
    values (${year}, nullif(${accountId}::integer, 0), ${runId}::uuid, ${server.clock.now().toString()}::timestamptz, ${waiting})
    on conflict (year, job_run_id) do update set waiting = excluded.waiting returning id`.execute(server.db);
  return rows[0]!.id;
}

/** All of them in one transaction; where that fails, each in one of their own. */
async function endPart(work: Work, run: Run, people: readonly number[]): Promise<void> {
  try {
    await work.server.db.transaction().execute((db) => postForfeits(callOfJob(work, db), run, people));
  } catch (error) {
    if (troubleOf(error)) throw error;
    if (people.length === 1) return noteProblem(work, run, people[0]!, error);
    for (const one of people) await endPart(work, run, [one]);
  }
}

async function postForfeits(call: StepCall, run: Run, people: readonly number[]): Promise<void> {
  const { db, today } = call;
  await lockAccounts(
    db,
    people.map((personnelId) => ({ personnelId, book: VL.code })),
  );
  const planned = await planYearEnd(db, { year: run.year, today, people });
  const moved = planned.filter(({ state }) => state === 'open' || state === 'changed');
  if (moved.length === 0) return;
  await correct(call, {
    reverse: moved.flatMap(({ postingId }) => postingId ?? []),
    post: moved.filter(({ forfeit }) => forfeit > 0).map((one) => postingOf(run.year, one)),
    reason: `The year ${run.year} was ended again`,
  });
  const posted = moved.filter(({ state }) => state === 'open').length;
  await sql`update leave.year_run set posted = posted + ${posted}, corrected = corrected + ${moved.length - posted} where id = ${run.id}`.execute(
    db,
  );
  await notifyConcerned(db, call.now, run.year, moved);
}

function postingOf(year: number, { personnelId, forfeit, versions }: PlannedYear): NewPosting {
  return {
    kind: 'FORFEIT',
    personnelId,
    cause: FORFEIT,
    key: versions === 0 ? `${year}:${personnelId}` : `${year}:${personnelId}:${versions + 1}`,
    period: `${year}-12`,
    particulars: 'Forced leave forfeited',
    lines: [{ book: VL, amount: -forfeit, on: `${year}-12-31` }],
  };
}

async function notifyConcerned(db: Database, now: Temporal.Instant, year: number, moved: readonly PlannedYear[]): Promise<void> {
  for (const [forfeit, ones] of Map.groupBy(moved, (one) => one.forfeit))
    await notifyPeople(
      db,
      now,
      ones.map(({ personnelId }) => personnelId),
      {
        title: `Forced leave of ${year}`,
        description:
          forfeit === 0
            ? 'What was forfeited was given back to your vacation leave.'
            : `${formatAmount(forfeit)} of vacation leave ${forfeit === 1000 ? 'was' : 'were'} forfeited on 31 December (MC 41 s.1998 Sec. 25).`,
        link: '/account/leave-Application',
      },
    );
}

async function noteProblem({ server }: Work, { id, year }: Run, personnelId: number, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) server.http.log.error({ err: error, person: personnelId, year }, 'a year of leave could not be ended');
  const message = error instanceof Refusal ? error.message : `${year} could not be ended; the log of the server says why.`;
  await sql`
    insert into leave.year_problem (run_id, personnel_id, message) values (${id}, ${personnelId}, ${message})
    on conflict (run_id, personnel_id) do update set message = excluded.message`.execute(server.db);
}

async function readOutcome(work: Work, { id, year }: Run): Promise<Record<string, unknown>> {
  const { db, clock } = work.server;
  const [run] = await readYearRuns(db, { id });
  const { posted, corrected, waiting, failed } = run!;
  const link = `/HR/leaves/year-end?year=${year}`;
  const result = { posted, corrected, waiting, failed, link };
  const left = [waiting > 0 ? `${waiting} wait for the close of December` : '', failed > 0 ? `${failed} could not be ended` : ''];
  await db.transaction().execute(async (tx) => {
    if (!(await saveOutcome(work, tx, result))) return;
    await notify(tx, clock.now(), [work.accountId], {
      title: `${year} of leave is ended`,
      description: [`${posted} forfeited`, `${corrected} corrected`, ...left.filter(Boolean)].join(', '),
      link,
    });
  });
  return result;
}
