import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { followCharges } from '../server/ledger/follow-charges.ts';

/** Casuals are dealt out to three fund sources, job orders have one; how much of its allotment each has obligated. Those of nobody are planned only. */
const SOURCES = [
  { name: 'Casuals, general administration', fund: '01', program: 'General Administration and Support', account: '5-01-01-020', used: 0.6 },
  { name: 'Casuals, higher education', fund: '05', program: 'Higher Education Program', account: '5-01-01-020', used: 0.92 },
  { name: 'Casuals, university farm', fund: '06', program: 'Business Affairs: University Farm', account: '5-01-01-020', used: 1 },
  {
    name: 'Job orders, internally generated',
    fund: '05',
    program: 'General Administration and Support',
    account: '5-02-12-990',
    used: 0.8,
  },
] as const;
const CASUAL_SOURCES = 3;
/** Of this many job orders one was not charged yet. */
const FORGOTTEN_EACH = 8;
const THOUSAND_PESOS = 100_000;

/** Fund sources of the year in several states, each with what it was planned for, whom it pays, and payments of the months that are over. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const budget = await findAccount(client, 'payroll');
  const fifth = today.with({ month: 1, day: 5 }).toPlainDateTime({ hour: 9 }).toZonedDateTime(ZONE).toInstant();
  const begun = Temporal.Instant.compare(fifth, now) < 0 ? fifth : now;
  const ids: number[] = [];
  for (const { name, fund, program, account } of SOURCES) {
    const { rows } = await client.query<{ id: number }>(
      `insert into fund_sources.source (year, fund_code, program, account_code, name, allotment, made_by, made_at) values ($1, $2, $3, $4, $5, 1, $6, $7)
       returning id`,
      [today.year, fund, program, account, name, budget.id, begun.toString()],
    );
    ids.push(rows[0]!.id);
  }
  const charges = await chargePeople(client, today, ids);
  const call = { db: databaseOver(client), actor: { ...NOBODY, accountId: budget.id }, now: begun, today: today.toString() };
  await followCharges(call, charges, { cause: 'OBLIGATE', because: 'Charged when the fund source was set up.' });
  await planLines(client);
  await payMonths(client, { today, by: budget.id });
  await allot(client, ids);
  await client.query(
    `update contracts.contract k set fund_source_id = c.source_id, fund_source = s.name
     from fund_sources.charge c join fund_sources.source s on s.id = c.source_id where c.kind = 'CONTRACT' and c.record_id = k.id`,
  );
}

/** Casuals who serve in the year and contracts of it that are signed; a few of these were forgotten. */
async function chargePeople(client: ClientBase, today: Temporal.PlainDate, ids: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with span as (select daterange(make_date($1::integer, 1, 1), make_date($1::integer + 1, 1, 1)) as year),
     casual as (
       select distinct on (a.personnel_id) a.personnel_id, a.office_id, a.position_id, t.name as title,
         coalesce((select s.amount from personnel.salary_view s where s.personnel_id = a.personnel_id order by s.during desc limit 1), 0) as rate,
         range_merge(a.during, (select b.during from personnel.appointment_view b where b.personnel_id = a.personnel_id and b.status_code = 'CAS'
           and b.during && y.year order by b.during limit 1)) * y.year as during
       from personnel.appointment_view a join organization.position_view t on t.id = a.position_id cross join span y
       where a.status_code = 'CAS' and a.during && y.year order by a.personnel_id, a.during desc),
     made as (
       insert into fund_sources.charge (source_id, personnel_id, kind, record_id, title, office_id, position_id, rate_kind, rate, premium, during)
       select $2::integer + personnel_id % $3::integer, personnel_id, 'APPOINTMENT', null::integer, title, office_id, position_id, 'monthly', rate, 0, during
       from casual
       union all
       select $4::integer, k.personnel_id, 'CONTRACT', k.id, 'Contract ' || k.number, k.office_id, k.position_id, k.rate_kind, k.rate, k.premium, k.during
       from contracts.contract k cross join span y
       where k.state in ('ACTIVE', 'ENDED') and k.during <@ y.year and (k.state = 'ENDED' or k.personnel_id % $5::integer <> 0)
       returning id)
     select id from made order by id`,
    [today.year, ids[0], CASUAL_SOURCES, ids[3], FORGOTTEN_EACH],
  );
  return rows.map(({ id }) => id);
}

/** Each fund source of casuals is planned for those whom it pays, by position and office, and for one more of the most frequent. */
async function planLines(client: ClientBase): Promise<void> {
  await client.query(
    `insert into fund_sources.line (source_id, no, position_id, office_id, heads, salary_grade, months)
     select n.source_id, n.no, n.position_id, n.office_id, n.heads + (n.no = 1)::integer, coalesce(t.salary_grade, 1), 12
     from (select c.source_id, c.position_id, c.office_id, count(*) as heads,
         row_number() over (partition by c.source_id order by count(*) desc, c.position_id, c.office_id) as no
       from fund_sources.charge c where c.kind = 'APPOINTMENT' group by c.source_id, c.position_id, c.office_id) n
       join organization.position_view t on t.id = n.position_id`,
  );
}

/** What was obligated for months that are over was paid, one in twenty with a little less. */
async function payMonths(client: ClientBase, { today, by }: { today: Temporal.PlainDate; by: number }): Promise<void> {
  for (let month = 1; month < today.month; month += 1) {
    const paidOn = today.with({ month, day: 1 }).add({ months: 1, days: 4 });
    await client.query(
      `with due as (
         select m.source_id, m.charge_id, m.to_pay, case when (m.charge_id + m.month) % 20 = 0 then m.to_pay * 21 / 22 else m.to_pay end as paid
         from fund_sources.charge_month m where m.month = $1::integer and m.to_pay > 0 order by m.charge_id),
       numbered as materialized (select d.*, nextval(pg_get_serial_sequence('fund_sources.posting', 'id'))::integer as id from due d),
       made as (
         insert into fund_sources.posting (id, source_id, charge_id, cause, reference, why, posted_by, posted_at)
         select n.id, n.source_id, n.charge_id, 'PAY', 'Payroll ' || $2, jsonb_build_object('because', 'Payroll ' || $2 || '.', 'parts', '[]'::jsonb), $3, $4
         from numbered n returning id)
       insert into fund_sources.entry (posting_id, month, to_pay, paid, closes)
       select n.id, $1::integer, -n.to_pay, n.paid, true from numbered n join made m on m.id = n.id`,
      [month, `${today.year}-${String(month).padStart(2, '0')}`, by, `${paidOn.toString()}T10:00:00+08:00`],
    );
  }
}

/** The allotment of each is what its people cost, by the part that is used: in whole thousands, but for the one that is full. */
async function allot(client: ClientBase, ids: readonly number[]): Promise<void> {
  for (const [at, { used }] of SOURCES.entries())
    await client.query(
      `update fund_sources.source s set allotment = case when $2::numeric = 1 and b.obligated > 0 then b.obligated
         else greatest($3::bigint, floor(b.obligated / $2::numeric / $3::bigint)::bigint * $3::bigint) end
       from (select coalesce(sum(e.to_pay + e.paid), 0)::bigint as obligated from fund_sources.posting p join fund_sources.entry e on e.posting_id = p.id
         where p.source_id = $1) b where s.id = $1`,
      [ids[at], used, THOUSAND_PESOS],
    );
}
