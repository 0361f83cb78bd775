import { sql } from 'kysely';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { saveOutcome } from '@talaan/kernel/server/jobs/job-outcome.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { closeMonth } from './close-month.ts';
import { readRuns } from './read-runs.ts';

/** So many months back the night looks for what has changed; HR closes an older one again by hand. */
export const MONTHS_LOOKED_AT = 13;

/** A month that HR closes, after those before it that were missed. */
export const closeMonthJob: Job<{ month: string }> = {
  kind: 'leave.close-month',
  run: async (work, { month }) => {
    for (const missed of await missedBefore(work.server.db, month)) await closeMonth(work, missed, { onlyOpen: true });
    const id = await closeMonth(work, month, { onlyOpen: false });
    return readOutcome(work, month, id!);
  },
};

/**
 * Every night: months that are over since the first that HR closed, as far as something is open in them: records
 * locked meanwhile or locked again, leave without pay approved late, service entered afterwards.
 */
export const closeMissedMonthsJob: Job<object> = {
  kind: 'leave.close-missed-months',
  cron: '40 0 * * *',
  run: async (work) => {
    const before = work.server.clock.today().slice(0, 7);
    const earliest = Temporal.PlainYearMonth.from(before).subtract({ months: MONTHS_LOOKED_AT }).toString();
    const busy = await monthsAtWork(work.server.db);
    for (const month of await monthsSinceFirst(work.server.db, before))
      if (month >= earliest && !busy.includes(month)) await closeMonth(work, month, { onlyOpen: true });
  },
};

/** Months before one that no run has closed, since the first that was. */
async function missedBefore(db: Database, month: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select distinct month from leave.close_run where finished_at is not null`.execute(db);
  const closed = new Set(rows.map((row) => row.month));
  return (await monthsSinceFirst(db, month)).filter((one) => !closed.has(one));
}

/** Months that HR closes at this moment, or that go on after a fault. */
async function monthsAtWork(db: Database): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select r.month from leave.close_run r join kernel.job_run j on j.id = r.job_run_id
    where r.finished_at is null and j.state in ('waiting', 'running') order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

async function monthsSinceFirst(db: Database, before: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_char(m, 'YYYY-MM') as month
    from generate_series((select min(month) || '-01' from leave.close_run)::date, ${`${before}-01`}::date - 1, interval '1 month') m order by 1`.execute(
    db,
  );
  return rows.map(({ month }) => month);
}

async function readOutcome(work: Work, month: string, id: number): Promise<Record<string, unknown>> {
  const { db, clock } = work.server;
  const [run] = await readRuns(db, { id });
  const { posted, corrected, waiting, failed } = run!;
  const link = `/HR/leaves/month-close?month=${month}`;
  const result = { posted, corrected, waiting, failed, link };
  const left = [waiting > 0 ? `${waiting} wait for their locked record` : '', failed > 0 ? `${failed} could not be closed` : ''];
  await db.transaction().execute(async (tx) => {
    if (!(await saveOutcome(work, tx, result))) return;
    await notify(tx, clock.now(), [work.accountId], {
      title: `${monthName(month)} of leave is closed`,
      description: [`${posted} posted`, `${corrected} corrected`, ...left.filter(Boolean)].join(', '),
      link,
    });
  });
  return result;
}

export function isOver(month: string, today: string): boolean {
  return monthBounds(month).to < today;
}
