import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { databaseOver } from '@talaan/kernel/server/demo/database-over.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { planLines } from '../server/cost/plan-lines.ts';
import { followCharges } from '../server/ledger/follow-charges.ts';

/** Casuals are dealt out to the first two, contracts to the others; each is used up to this part of its allotment by those whom it pays. */
const SOURCES = [
  {
    name: 'Casuals, general administration',
    fund: '01',
    program: 'General Administration and Support',
    account: '5-01-01-020',
    used: 0.64,
  },
  { name: 'Casuals, higher education', fund: '05', program: 'Higher Education Program', account: '5-01-01-020', used: 0.97 },
  { name: 'Job orders, instruction', fund: '05', program: 'Higher Education Program', account: '5-02-12-990', used: 0.92 },
  { name: 'Job orders, general services', fund: '05', program: 'General Administration and Support', account: '5-02-12-990', used: 1 },
] as const;
/** What the sources of casuals are planned for where nobody is a casual yet: so many at the office. */
const PLANNED = [
  { position: 'Administrative Aide IV', office: 'GSO', heads: 6, months: 12 },
  { position: 'Administrative Aide III', office: 'ACCT', heads: 2, months: 6 },
] as const;
/** Of this many contracts that run one was not charged yet. */
const FORGOTTEN_EACH = 8;
const THOUSAND_PESOS = 100_000;

/** Fund sources of the year in several states, each with what it was planned for, whom it pays, and payments of the months that are over. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const budget = await findAccount(client, 'budget');
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
  await writeLines(client, ids);
  await payMonths(client, { today, by: budget.id });
  for (const [at, { used }] of SOURCES.entries()) await allot(call, { id: ids[at]!, year: today.year, used });
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
     contract as (
       select k.*, dense_rank() over (order by k.personnel_id) as place from contracts.contract k cross join span y
       where k.state in ('ACTIVE', 'ENDED') and k.during <@ y.year),
     made as (
       insert into fund_sources.charge (source_id, personnel_id, kind, record_id, title, office_id, position_id, rate_kind, rate, premium, during)
       select ($2::integer[])[1 + personnel_id % 2], personnel_id, 'APPOINTMENT', null::integer, title, office_id, position_id, 'monthly', rate, 0, during
       from casual
       union all
       select ($2::integer[])[3 + place % 2], personnel_id, 'CONTRACT', id, 'Contract ' || number, office_id, position_id, rate_kind, rate, premium, during
       from contract where state = 'ENDED' or place % $3::integer <> 0
       returning id)
     select id from made order by id`,
    [today.year, ids, FORGOTTEN_EACH],
  );
  return rows.map(({ id }) => id);
}

/** A fund source of casuals is planned for those whom it pays, by position and office, and for one more of the most frequent. */
async function writeLines(client: ClientBase, ids: readonly number[]): Promise<void> {
  await client.query(
    `insert into fund_sources.line (source_id, no, position_id, office_id, heads, salary_grade, months)
     select n.source_id, n.no, n.position_id, n.office_id, n.heads + (n.no = 1)::integer, coalesce(t.salary_grade, 1), 12
     from (select c.source_id, c.position_id, c.office_id, count(*) as heads,
         row_number() over (partition by c.source_id order by count(*) desc, c.position_id, c.office_id) as no
       from fund_sources.charge c where c.kind = 'APPOINTMENT' group by c.source_id, c.position_id, c.office_id) n
       join organization.position_view t on t.id = n.position_id`,
  );
  await client.query(
    `insert into fund_sources.line (source_id, no, position_id, office_id, heads, salary_grade, months)
     select s.id, p.no, t.id, o.id, p.heads, t.salary_grade, p.months
     from unnest($1::integer[]) as s(id)
       cross join jsonb_to_recordset($2::jsonb) as p(no smallint, position text, office text, heads smallint, months smallint)
       join organization.position_view t on t.name = p.position join organization.office_view o on o.acronym = p.office
     where not exists (select from fund_sources.line l where l.source_id = s.id)`,
    [ids.slice(0, 2), JSON.stringify(PLANNED.map((line, at) => ({ ...line, no: at + 1 })))],
  );
}

/** What was obligated for months that are over was paid, one in twenty with a little less. */
async function payMonths(client: ClientBase, { today, by }: { today: Temporal.PlainDate; by: number }): Promise<void> {
  for (let month = 1; month < today.month; month += 1) {
    const paidOn = today.with({ month, day: 1 }).add({ months: 1, days: 4 });
    const moment = Temporal.PlainDate.compare(paidOn, today) < 0 ? paidOn : today.subtract({ days: 1 });
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
      [month, `${today.year}-${String(month).padStart(2, '0')}`, by, `${moment.toString()}T10:00:00+08:00`],
    );
  }
}

/** The allotment is what its people cost, by the part that is used, in whole thousands but for the one that is full; or what is planned. */
async function allot({ db }: Parameters<typeof followCharges>[0], source: { id: number; year: number; used: number }): Promise<void> {
  const lines = await db.selectFrom('fund_sources.line').selectAll().where('source_id', '=', source.id).orderBy('no').execute();
  const costs = await planLines(db, source.year, lines);
  const planned = lines.reduce((sum, { heads }, at) => sum + heads * costs[at]!.per_head, 0);
  const { rows } = await sql<{ obligated: number }>`
    select coalesce(sum(to_pay + paid), 0)::bigint as obligated from fund_sources.charge_month where source_id = ${source.id}`.execute(db);
  const inThousands = (amount: number, round: (thousands: number) => number) =>
    Math.max(1, round(amount / THOUSAND_PESOS)) * THOUSAND_PESOS;
  const used = rows[0]!.obligated;
  const allotment = used === 0 ? inThousands(planned, Math.ceil) : source.used === 1 ? used : inThousands(used / source.used, Math.floor);
  await db.updateTable('fund_sources.source').set({ allotment }).where('id', '=', source.id).execute();
}
