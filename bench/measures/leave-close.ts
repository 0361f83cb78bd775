import assert from 'node:assert/strict';
import type pg from 'pg';
import { minutesToThousandths } from '@talaan/attendance/rules/minutes-to-day.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { closeMonth } from '@talaan/leave-close/server/public.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 5;
/** A month for each side of each round, and of the one that warms up, from one on in which nobody enters or leaves. */
const FIRST = Temporal.PlainYearMonth.from('2026-11');
const MONTHS = 2 * (ROUNDS + 1);
/** After all of them. */
const AFTERWARDS = Temporal.Instant.from('2028-01-01T08:00:00+08:00');

/**
 * A month of 5,000 people on vacation and sick leave, each with a locked record of time, a third of them late: closed as the job does it, against
 * the statements that write the same rows into the same tables, with their triggers, in one transaction, and look at nothing else.
 */
export async function measureClose(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('close')));
  try {
    await prepare(pool);
    const clock = startClock(AFTERWARDS);
    const work = {
      server: { db: openDatabase(pool), clock, http: { log: { error: (problem: unknown) => console.error(problem) } } },
      accountId: 0,
      runId: '',
      progress: async () => undefined,
    } as unknown as Work;
    const months = Array.from({ length: MONTHS }, (_, at) => FIRST.add({ months: at }).toString());
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => {
        const month = months.shift()!;
        return time(() => closeMonth(work, month, { onlyOpen: false }));
      },
      bare: () => {
        const month = months.shift()!;
        return time(() => closeBare(pool, month));
      },
    });
    await requireSame(pool);
    const { rows } = await pool.query<{ people: number }>(`select max(posted) as people from leave.close_run`);
    const title = `A month of leave closed for ${rows[0]!.people.toLocaleString('en')} people`;
    return [atMost(title, milliseconds(ours), milliseconds(bare), ratio, 3)];
  } finally {
    await pool.end();
  }
}

/** All who serve are on vacation and sick leave for good, and their records of the months are locked. */
async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query(`select set_config('talaan.reason', 'The benchmark', true);
    update personnel.appointment set status_code = 'PERM' where status_code in ('JO', 'COS', 'PT', 'LEC');
    update personnel.appointment set during = daterange(lower(during), null) where during @> '2026-10-31'::date`);
  await pool.query(`
    insert into leave.arrangement (personnel_id, earns, weekly_minutes, basis, during)
    select s.personnel_id, 'REGULAR', 2400, 'Order of the benchmark', '[2026-11-01,)' from leave.stays_within('[2026-11-01,2026-11-01]') s
    where s.earns <> 'REGULAR' and not exists (select from leave.arrangement r where r.personnel_id = s.personnel_id and r.during && '[2026-11-01,)')`);
  // A record locked without its submission, which the close does not read.
  await pool.query('alter table dtr.frozen_month alter column submission_id drop not null');
  for (let at = 0; at < MONTHS; at++)
    await pool.query(
      `insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times,
         short_thousandths, absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
       select null, s.id, daterange($1::date, ($1::date + interval '1 month')::date), case when s.id % 3 = 0 then s.id % 120 else 0 end,
         1, 0, 0, 0, 0, 0, '{}', '', '{bench}', now()
       from (select distinct personnel_id as id from personnel.appointment) s on conflict do nothing`,
      [`${FIRST.add({ months: at }).toString()}-01`],
    );
  await pool.query('vacuum (analyze)');
}

/** Both ways come to the same, or they cannot be compared: what was posted is alike in all months. */
async function requireSame(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ month: string; posted: object[] }>(
    `select month, jsonb_agg(x order by kind, book) as posted from (
       select g.period, g.kind, l.book, count(*) as entries, sum(e.amount) as amount
       from ledger.posting g join ledger.entry e on e.posting_id = g.id join ledger.lot l on l.id = e.lot_id
       where g.cause = 'month-close' and g.period >= $1 group by 1, 2, 3) x (month, kind, book, entries, amount) group by 1 order by 1`,
    [FIRST.toString()],
  );
  assert.equal(rows.length, MONTHS);
  for (const { posted } of rows) assert.deepEqual(posted.map(said), rows[0]!.posted.map(said));
}

function said(posted: object): unknown[] {
  return Object.values({ ...posted, month: '' });
}

/** The days of service in a month, the table of the law, the minutes table, and what they come to for each person. */
const PLAN = `
  create temporary table planned on commit drop as
  select w.personnel_id, w.last_day, d.days, t.amount as earned, coalesce(f.late, 0) as late_minutes,
    least(($3::integer[])[coalesce(f.late, 0) + 1], greatest(coalesce(a.balance, 0) + t.amount, 0))::integer as late
  from (
    select s.personnel_id, max(least(upper(s.during) - 1, $2::date)) as last_day,
      sum(least(coalesce(upper(s.during) - 1, $2::date), $2::date) - greatest(lower(s.during), $1::date) + 1)::integer as served
    from leave.stays_within(daterange($1::date, $2::date, '[]')) s where s.earns = 'REGULAR' group by 1
  ) w
  join lateral (select case when w.served = extract(day from $2::date) then 30 else least(w.served, 30) end as days) d on true
  join lateral (select round(d.days * 1250 / 30.0)::integer as amount) t on true
  left join (select personnel_id, sum(late_minutes + undertime_minutes)::integer as late from dtr.frozen_month
    where superseded_at is null and during && daterange($1::date, $2::date, '[]') group by 1) f using (personnel_id)
  left join ledger.account a on a.personnel_id = w.personnel_id and a.book = 'VL'`;

/** Of the minutes that a person here is late in a month. */
const THOUSANDTHS = Array.from({ length: 120 }, (_, minutes) => minutesToThousandths(minutes));

async function closeBare(pool: pg.Pool, month: string): Promise<void> {
  const from = `${month}-01`;
  const to = Temporal.PlainDate.from(from).with({ day: 31 }).toString();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local enable_seqscan = off`);
    await client.query(PLAN, [from, to, THOUSANDTHS]);
    await client.query(
      `insert into ledger.account (personnel_id, book) select personnel_id, b.code from planned, unnest(array['VL', 'SL']) b (code) on conflict do nothing`,
    );
    await client.query(
      `insert into ledger.lot (personnel_id, book, floor) select personnel_id, b.code, 0 from planned p, unnest(array['VL', 'SL']) b (code)
       where not exists (select from ledger.lot l where l.personnel_id = p.personnel_id and l.book = b.code)`,
    );
    await client.query(
      `insert into ledger.posting (kind, personnel_id, effective_on, period, particulars, cause, cause_key, lines_hash, recorded_at)
       select x.kind, personnel_id, last_day, $1, x.particulars, 'month-close', $1 || ':' || personnel_id || ':' || x.line || ':1', 'bench', now()
       from planned cross join lateral (values ('EARN', 'Earned', 'earned', earned), ('LATE_UT', 'Late', 'late', late)) x (kind, particulars, line, amount)
       where x.amount > 0 order by personnel_id, x.kind`,
      [month],
    );
    await client.query(
      `insert into ledger.entry (lot_id, posting_id, effective_on, amount, hold)
       select l.id, g.id, g.effective_on, case g.kind when 'EARN' then p.earned else -p.late end, 0
       from planned p join ledger.posting g on g.cause = 'month-close'
         and g.cause_key in ($1 || ':' || p.personnel_id || ':earned:1', $1 || ':' || p.personnel_id || ':late:1')
       join ledger.lot l on l.personnel_id = p.personnel_id and l.book in ('VL', case when g.kind = 'EARN' then 'SL' else 'VL' end)
       order by g.id, l.book desc`,
      [month],
    );
    await client.query(
      `insert into leave.closed_month (personnel_id, month, version, last_day, earned, present_half_days, without_pay, late_minutes,
         undertime_minutes, late_with_pay, late_without_pay, absences, has_record, closed_at)
       select personnel_id, $1, 1, last_day, earned, days * 2, 0, late_minutes, 0, late, 0, '[]', true, now() from planned`,
      [month],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
