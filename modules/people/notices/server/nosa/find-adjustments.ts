import { sql, type RawBuilder } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { judgeAdjustment, type Judgement } from '../../rules/adjustment.ts';

export interface TableOfNotices {
  id: number;
  tranche: string;
  law: string;
  from: string;
}

/** A person whom a salary table may concern, with what it does to them. Amounts are monthly, in centavos. */
export interface Adjustment {
  id: number;
  idno: string;
  fullname: string;
  avatar: string | null;
  office: string;
  campus: string;
  position: string;
  status: string;
  salary_id: number | null;
  salary_grade: number | null;
  step: number | null;
  before: number | null;
  after: number | null;
  judgement: Judgement;
}

export interface AdjustmentSearch {
  table: TableOfNotices;
  today: string;
  campus?: number | undefined;
  office?: number | undefined;
  status?: string[] | undefined;
  term?: string | undefined;
  sort?: string | undefined;
  people?: readonly number[] | undefined;
}

interface Row extends Omit<Adjustment, 'judgement'> {
  serves_from: string;
  serves_until: string | null;
  government_service: boolean;
  is_casual: boolean;
  retires_on: string | null;
  later_from: string | null;
  has_notice: boolean;
}

export async function findTable(db: Database, id: number): Promise<TableOfNotices> {
  const { rows } = await sql<TableOfNotices>`
    select id, tranche, law, lower(during)::text as from from organization.salary_table_view where id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such salary table.');
  return rows[0];
}

/** Everybody within reach of the caller. */
export function reachOf(actor: Actor): RawBuilder<unknown> {
  return visible(actor, ['NOSINOSA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Those who served on the day before the table or later, judged one by one: one statement. */
export async function findAdjustments(db: Database, search: AdjustmentSearch, reach: RawBuilder<unknown>): Promise<Adjustment[]> {
  const { table, today } = search;
  const chosen = search.people ? sql`personnel_id = any(${[...search.people]}::integer[])` : sql`true`;
  const { rows } = await sql<Row>`
    with served as materialized (
      select distinct on (a.personnel_id) a.personnel_id, a.office_id, a.position_id, a.status_code, a.during
      from personnel.appointment_view a
      where a.during && daterange(${table.from}::date - 1, null) and ${chosen}
      order by a.personnel_id, (a.during @> ${table.from}::date) desc, lower(a.during)),
    paid as materialized (
      select personnel_id, id, salary_grade, step, amount from personnel.salary_view where during @> ${table.from}::date - 1 and ${chosen}),
    later as materialized (
      select personnel_id, min(lower(during)) as since from personnel.salary_view
      where during && daterange(${table.from}::date, null) and lower(during) >= ${table.from}::date and ${chosen} group by personnel_id),
    noticed as materialized (
      select distinct personnel_id from notices.notice where kind = 'NOSA' and salary_table_id = ${table.id} and state <> 'CANCELLED')
    select p.id, p.idno, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office, c.acronym as campus, t.name as position, st.name as status,
      s.id as salary_id, s.salary_grade, s.step, s.amount as before, w.amount as after,
      lower(a.during)::text as serves_from, upper(a.during)::text as serves_until, st.government_service, a.status_code = 'CAS' as is_casual,
      (p.birth_date + interval '65 years')::date::text as retires_on,
      l.since::text as later_from,
      n.personnel_id is not null as has_notice
    from served a
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    join organization.campus_view c on c.id = o.campus_id
    join organization.position_view t on t.id = a.position_id
    join reference.appointment_status st on st.code = a.status_code
    left join paid s on s.personnel_id = p.id
    left join later l on l.personnel_id = p.id
    left join organization.salary_step_view w on w.table_id = ${table.id} and w.salary_grade = s.salary_grade and w.step = s.step
    left join noticed n on n.personnel_id = p.id
    where ${reach} and ${matchPlace(search)}
    order by ${orderOf(search.sort)}`.execute(db);
  return rows.map((row) => ({ ...row, judgement: judge(row, table.from, today) }));
}

function judge(row: Row, date: string, today: string): Judgement {
  const { salary_grade: grade, step, before: amount } = row;
  return judgeAdjustment({
    date,
    today,
    servesFrom: row.serves_from,
    servesUntil: row.serves_until,
    isGovernmentService: row.government_service,
    isPaidByDay: row.is_casual,
    retiresOn: row.retires_on,
    salary: grade !== null && step !== null && amount !== null ? { grade, step, amount } : null,
    laterSalaryFrom: row.later_from,
    adjusted: row.after,
    hasNotice: row.has_notice,
  });
}

function matchPlace({ campus, office, status, term }: AdjustmentSearch): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (campus) conditions.push(sql`o.campus_id = ${campus}`);
  if (office) conditions.push(sql`o.id in (select id from organization.offices_within(${office}))`);
  if (status?.length) conditions.push(sql`a.status_code = any(${status}::text[])`);
  if (term) conditions.push(foundBy(term, [sql`p.search`]));
  return sql.join(conditions, sql` and `);
}

function orderOf(sort: string | undefined): RawBuilder<unknown> {
  if (sort === '-fullname') return sql`p.plain_name desc, p.id desc`;
  if (sort === 'office') return sql`o.tree_from, p.plain_name, p.id`;
  if (sort === '-office') return sql`o.tree_from desc, p.plain_name, p.id`;
  return sql`p.plain_name, p.id`;
}
