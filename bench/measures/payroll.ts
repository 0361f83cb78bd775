import assert from 'node:assert/strict';
import type pg from 'pg';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { computePayslips, OWN_KINDS, type RunTerms } from '@talaan/payroll/server/public.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 5;
const MONTH = '2026-11';
const TODAY = '2026-11-20';
/** The run that is computed. */
export const OURS = 1_000_000;
const BARE = 1_000_001;

/**
 * The regular payroll of a month for 5,000 people, computed as the job does it with its checks, against one statement that reads salaries, loans and
 * days without pay and writes the same rows, with their triggers, in one transaction; its figures are those of whole months alone.
 */
export async function measurePayroll(databases: Databases): Promise<Line[]> {
  const pool = openPool(databases.asOwner(await databases.copyAs('payroll')));
  try {
    await preparePayroll(pool);
    const db = openDatabase(pool);
    const run: RunTerms = {
      id: OURS,
      kind: 'REGULAR',
      month: MONTH,
      campus_id: null,
      fund_code: null,
      terms: {},
      first_month: null,
      today: TODAY,
    };
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: async () => {
        await clear(pool);
        return time(() => computeOurs(db, run));
      },
      bare: async () => {
        await clear(pool);
        return time(() => computeBare(pool));
      },
    });
    const people = await requireSame(pool, db, run);
    return [atMost(`A payroll run of ${people.toLocaleString('en')} people`, milliseconds(ours), milliseconds(bare), ratio, 5)];
  } finally {
    await pool.end();
  }
}

/** Two runs that no request has, a loan for each third person, and everybody who has a salary paid by the month. */
export async function preparePayroll(pool: pg.Pool): Promise<void> {
  await opened(pool, async (client) => {
    await client.query(`select set_config('talaan.reason', 'The benchmark', true);
      delete from payroll.finding; alter table payroll.line disable trigger user; alter table payroll.payslip disable trigger user;
      delete from payroll.payslip; alter table payroll.line enable trigger user; alter table payroll.payslip enable trigger user;
      delete from payroll.run; alter table payroll.run drop constraint run_is_a_request; drop index payroll.a_month_is_run_once; drop index payroll.one_regular_payslip_a_month`);
    await client.query(
      `insert into payroll.run (id, kind, month, title, state, made_by, made_at)
       select id, 'REGULAR', $1, 'The benchmark', 'COMPUTED', (select min(id) from identity.account), now() from unnest($2::integer[]) id`,
      [MONTH, [OURS, BARE]],
    );
    await client.query(`delete from payroll.deduction; delete from payroll.allowance;
      update personnel.appointment set status_code = 'PERM' where status_code in ('JO', 'COS', 'PT', 'CAS');
      update personnel.appointment set during = daterange(lower(during), null) where during @> date '2026-11-20';
      update personnel.salary set during = daterange(lower(during), null) where during @> date '2026-11-20'`);
    await client.query(`insert into payroll.deduction (personnel_id, code, reference_no, monthly, principal, from_month, authorized_on, entered_at)
      select id, 'GSIS_MPL', 'BENCH-' || id, 150000, 5400000, '2026-01', '2026-01-01', now() from personnel.person where id % 3 = 0 on conflict do nothing`);
  });
  await pool.query('vacuum (analyze)');
}

async function clear(pool: pg.Pool): Promise<void> {
  await opened(pool, (client) => client.query('delete from payroll.payslip'));
}

/** Works in one transaction with all records open. */
export async function opened<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; select set_config('talaan.opened', '*', true)`);
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    client.release();
  }
}

/** The lines of a whole month: basic, PERA, contributions of both sides, tax, and loans. */
const RUN = `
  with served as (
    select a.personnel_id, a.office_id, a.position_id, a.status_code, s.salary_grade, s.step, s.amount as monthly, coalesce(u.days, '[]') as unpaid,
      coalesce(u.thousandths, 0) as lost, coalesce(d.monthly, 0) as loan, d.id as loan_id
    from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service and k.code not in ('CAS', 'PT')
    join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during @> date '2026-11-30'
    left join (select personnel_id, jsonb_agg(jsonb_build_object('date', date, 'thousandths', thousandths, 'cause', cause)) as days, sum(thousandths) as thousandths
      from leave.days_without_pay('[2026-11-01,2026-12-01)', date '2026-11-20') group by 1) u on u.personnel_id = a.personnel_id
    left join payroll.deduction d on d.personnel_id = a.personnel_id and d.code = 'GSIS_MPL' and d.reference_no like 'BENCH-%'
    where a.during @> date '2026-11-30'
  ), paid as (
    select *, round(monthly * lost / 22000.0)::bigint as lwop, 200000 - least(round(200000 * lost / 22000.0), 200000)::bigint as pera, round(monthly * 0.09)::bigint as gsis,
      ceil(least(greatest(monthly, 1000000), 10000000) * 0.025)::bigint as phic from served
  ), taxed as (
    select *, greatest(monthly - lwop - gsis - phic - 20000, 0) as taxable from paid
  ), slip as (
    select *, case when taxable <= 2083300 then 0 when taxable <= 3333300 then (taxable - 2083300) * 0.15 when taxable <= 6666700 then 187500 + (taxable - 3333300) * 0.2
      when taxable <= 16666700 then 854180 + (taxable - 6666700) * 0.25 else 3354180 + (taxable - 16666700) * 0.3 end::bigint as tax from taxed
  ), written as (
    insert into payroll.payslip (run_id, kind, month, personnel_id, office_id, position_id, status_code, fund_code, salary_grade, step, monthly, facts, gross, deductions,
      government, net, first_half, second_half)
    select $1, 'REGULAR', $2, personnel_id, office_id, position_id, status_code, '01', salary_grade, step, monthly,
      jsonb_build_object('segments', jsonb_build_array(jsonb_build_object('from', '2026-11-01', 'to', '2026-11-30', 'monthly', monthly)), 'unpaid', unpaid, 'earlier', '[]'::jsonb),
      monthly - lwop + pera, gsis + phic + 20000 + tax + loan, 0, monthly - lwop + pera - gsis - phic - 20000 - tax - loan, 0,
      monthly - lwop + pera - gsis - phic - 20000 - tax - loan
    from slip returning personnel_id, run_id
  )
  insert into payroll.line (run_id, personnel_id, no, code, side, amount, for_month, reference, tax, why)
  select w.run_id, w.personnel_id, l.no, l.code, l.side, l.amount, $2, l.reference, l.tax,
    jsonb_build_object('rule', lower(l.code), 'figures', jsonb_build_object('monthly', s.monthly, 'taxable', s.taxable, 'amount', l.amount))
  from written w join slip s using (personnel_id)
  cross join lateral (values (1, 'BASIC', 'EARNING', s.monthly, null::integer, 'BASIC'), (2, 'LWOP', 'EARNING', -s.lwop, null, 'BASIC'), (3, 'PERA', 'EARNING', s.pera, null, 'EXEMPT'),
    (4, 'GSIS', 'DEDUCTION', s.gsis, null, 'LOWERS'), (5, 'PHILHEALTH', 'DEDUCTION', s.phic, null, 'LOWERS'), (6, 'PAGIBIG', 'DEDUCTION', 20000, null, 'LOWERS'),
    (7, 'WTAX', 'DEDUCTION', s.tax, null, 'TAX'), (8, 'GSIS_MPL', 'DEDUCTION', s.loan, s.loan_id, 'NONE'), (9, 'GSIS_GOV', 'GOVERNMENT', round(s.monthly * 0.12)::bigint, null, 'NONE'),
    (10, 'EC', 'GOVERNMENT', 10000, null, 'NONE'), (11, 'PHILHEALTH_GOV', 'GOVERNMENT', s.phic, null, 'NONE'), (12, 'PAGIBIG_GOV', 'GOVERNMENT', 20000, null, 'NONE'))
    as l (no, code, side, amount, reference, tax) where l.amount <> 0`;

/** A run as the job computes it. */
export async function computeOurs(db: ReturnType<typeof openDatabase>, run: RunTerms): Promise<void> {
  await db.transaction().execute((tx) => computePayslips(tx, run, OWN_KINDS.REGULAR, async () => undefined));
}

async function computeBare(pool: pg.Pool): Promise<void> {
  await opened(pool, (client) => client.query(RUN, [BARE, MONTH]));
}

/** Both ways pay nearly all the same people alike; who entered or left in the month is paid by days by ours alone. */
async function requireSame(pool: pg.Pool, db: ReturnType<typeof openDatabase>, run: RunTerms): Promise<number> {
  await clear(pool);
  await computeOurs(db, run);
  await computeBare(pool);
  let people = 0;
  await opened(pool, async (client) => {
    const { rows } = await client.query<{ ours: number; bare: number; alike: number }>(
      `select count(*) filter (where o.run_id is not null)::integer as ours, count(*) filter (where b.run_id is not null)::integer as bare,
         count(*) filter (where o.net = b.net)::integer as alike
       from (select * from payroll.payslip where run_id = $1) o full join (select * from payroll.payslip where run_id = $2) b using (personnel_id)`,
      [OURS, BARE],
    );
    const { ours, bare, alike } = rows[0]!;
    assert.ok(alike > 0.9 * Math.max(ours, bare), `${alike} of ${ours} and ${bare} are alike`);
    people = ours;
  });
  return people;
}
