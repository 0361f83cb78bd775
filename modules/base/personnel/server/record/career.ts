import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import type { CareerEvent, readCareer as endpoint } from '../../contract/career.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import type { PersonnelNeeds } from '../needs.ts';

interface CareerRow extends Omit<CareerEvent, 'details' | 'salaries' | 'corrections'> {
  details: (string | null)[];
  item_id: number | null;
}

interface Correction {
  key: string;
  at: string;
  by: string | null;
  reason: string;
  became: unknown;
  was: Record<string, unknown>;
}

/** The career of a person in three statements: the dated rows, the salaries, and what was corrected. Error: 404. */
export async function readCareer(call: Call<{ id: number }>, needs: PersonnelNeeds): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  await findPersonInScope(call, params.id, ['PERSONNELS']);
  await recordOpening(call, params.id, 'Personnel record');
  const [rows, salaries, corrections] = await Promise.all([
    findRows(call, params.id),
    findSalaries(call, params.id),
    findCorrections(call, params.id),
  ]);
  const items = await needs.nameItems(
    db,
    rows.flatMap(({ item_id }) => item_id ?? []),
  );
  const within = (row: CareerRow, from: string) => row.from <= from && (row.to === null || from <= row.to);
  const correctionsOf = Map.groupBy(corrections, ({ key }) => key);
  const timeline = rows.map(({ item_id, details, ...row }) => {
    const paid = row.kind === 'appointment' ? salaries.filter(({ from }) => within({ ...row, item_id, details }, from)) : [];
    const keys = [row.key, ...paid.map(({ key }) => key)];
    const number = item_id === null ? undefined : items?.get(item_id);
    return {
      ...row,
      details: [...details, number ? `Item ${number}` : null].filter((line): line is string => line !== null && line !== ''),
      salaries: paid,
      corrections: keys.flatMap((key) => correctionsOf.get(key) ?? []).map(({ at, by, reason }) => ({ at, by, reason })),
    };
  });
  const shown = new Set([...rows.map(({ key }) => key), ...salaries.map(({ key }) => key)]);
  const gone = corrections.filter(({ key, became }) => became === null && !shown.has(key));
  return { timeline, taken_out: gone.map(({ key, was, at, by, reason }) => ({ what: formatRow(key, was), at, by, reason })) };
}

async function findRows({ db, today }: Pick<Call, 'db' | 'today'>, id: number): Promise<CareerRow[]> {
  const office = (column: string, alias: string) =>
    sql`organization.fullname_on(${sql.ref(`${alias}.${column}`)}, least(upper(${sql.ref(`${alias}.during`)}) - 1, greatest(lower(${sql.ref(`${alias}.during`)}), ${today}::date)))`;
  const { rows } = await sql<CareerRow>`
    select 'personnel.appointment:' || a.id as key, 'appointment' as kind, lower(a.during) as from, upper(a.during) - 1 as to, t.name as title,
      array[${office('office_id', 'a')} || ', ' || c.acronym, concat_ws(', ', s.name, n.name), nullif(a.authority, ''),
        case when a.is_substitute then 'As substitute of the incumbent' end, nullif(a.remarks, '')] as details, a.item_id
      from personnel.appointment a join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
      join organization.position_view t on t.id = a.position_id join reference.appointment_status s on s.code = a.status_code
      left join reference.appointment_nature n on n.code = a.nature_code where a.personnel_id = ${id}
    union all
    select 'personnel.designation:' || d.id, 'designation', lower(d.during), upper(d.during) - 1, d.title,
      array[${office('office_id', 'd')}, case when d.is_in_charge then 'Officer in charge' end, nullif(d.order_number, ''),
        case when d.units_released > 0 then d.units_released || ' units released' end, case when d.has_rata then 'With RATA' end], null
      from personnel.designation d where d.personnel_id = ${id}
    union all
    select 'organization.head:' || h.id, 'head', lower(h.during), upper(h.during) - 1, case when h.is_acting then 'Officer in charge' else h.title end,
      array[${office('office_id', 'h')}, nullif(h.reason, '')], null
      from organization.head_view h where h.personnel_id = ${id} and lower(h.during) is not null
    union all
    select 'personnel.assignment:' || g.id, 'assignment', lower(g.during), upper(g.during) - 1, initcap(g.kind),
      array[coalesce(${office('office_id', 'g')}, g.agency), nullif(g.order_number, '')], null
      from personnel.assignment g where g.personnel_id = ${id}
    union all
    select 'personnel.standing:' || s.id, 'standing', lower(s.during), upper(s.during) - 1, k.name, array[nullif(s.authority, '')], null
      from personnel.standing s join reference.personnel_status k on k.code = s.status_code where s.personnel_id = ${id}
    union all
    select 'personnel.leave_without_pay:' || l.id, 'leave without pay', lower(l.during), upper(l.during) - 1, 'Leave without pay',
      array[trim_scale(l.days / 1000.0) || ' days', nullif(l.remarks, '')], null
      from personnel.leave_without_pay l where l.personnel_id = ${id}
        -- Long leave without pay is a standing, too, and told as such.
        and not exists (select from personnel.standing s where s.personnel_id = l.personnel_id and s.status_code = 'LWOP' and l.source is not null
          and s.during @> l.during)
    union all
    select 'personnel.separation:' || s.id, 'separation', s.last_day, s.last_day, k.name, array[nullif(s.authority, ''), nullif(s.remarks, '')], null
      from personnel.separation s join reference.personnel_status k on k.code = s.cause_code where s.personnel_id = ${id}
    order by 3 desc, 2`.execute(db);
  return rows;
}

async function findSalaries({ db }: Pick<Call, 'db'>, id: number): Promise<(CareerEvent['salaries'][number] & { key: string })[]> {
  const { rows } = await sql<CareerEvent['salaries'][number] & { key: string }>`
    select 'personnel.salary:' || id as key, lower(during) as from, upper(during) - 1 as to, salary_grade, step, amount, cause
    from personnel.salary where personnel_id = ${id} order by during desc`.execute(db);
  return rows;
}

async function findCorrections({ db }: Pick<Call, 'db'>, id: number): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select c.row_of || ':' || c.row_id as key, c.at, u.name as by, c.reason, c.became, c.was
    from kernel.correction c left join identity.account_view u on u.id = c.account_id
    where c.personnel_id = ${id} order by c.id desc`.execute(db);
  return rows;
}

/** `personnel.appointment:17` as 'appointment of 1 Feb 2024'. */
function formatRow(key: string, was: Record<string, unknown>): string {
  const what = key
    .replace(/^\w+\./, '')
    .replace(/:\d+$/, '')
    .replaceAll('_', ' ');
  const from =
    typeof was.during === 'string' ? /\d{4}-\d{2}-\d{2}/.exec(was.during)?.[0] : typeof was.last_day === 'string' ? was.last_day : '';
  return from ? `${what} of ${longDate(from)}` : what;
}
