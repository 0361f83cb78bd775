import { sql } from 'kysely';
import { eligibilitiesOf } from '@talaan/pds/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { ATTRIBUTIONS, STATUSES, type ItemStatus } from '../../contract/words.ts';
import type { ReportRow } from '../../contract/reports.ts';
import { annualSalary } from '../../rules/annual-salary.ts';
import { formatTin } from '../../rules/format-tin.ts';
import { itemsOn, lastHolder, status, vacantSince } from '../items/items-query.ts';
import { readMonthly } from '../read-monthly.ts';
import { inOrder, itemReport, paged } from './item-report.ts';
import type { Asked, Report } from './report.ts';

interface Found {
  office: string;
  item_number: string;
  position: string;
  parenthetical_title: string;
  salary_grade: number | null;
  step: number | null;
  monthly: number | null;
  area_code: string;
  area_type: string;
  level: string;
  attribution: keyof typeof ATTRIBUTIONS;
  status: ItemStatus;
  person: number | null;
  fullname: string | null;
  sex: string | null;
  birth_date: string | null;
  tin: string | null;
  original: string | null;
  promoted: string | null;
  appointment_status: string | null;
  vacant_since: string | null;
  vice: string | null;
}

/** Personal Services Itemization and Plantilla of Personnel, with the columns of the domain's section 8.2. */
export const psipop: Report = {
  ...itemReport,
  opensNumbers: true,
  columns: [
    { title: 'Item number', kind: 'code', width: 12.5 },
    { title: 'Position title', kind: 'text', width: 13 },
    { title: 'SG', kind: 'number', width: 2.5 },
    { title: 'Annual salary authorized', kind: 'money', width: 7 },
    { title: 'Annual salary actual', kind: 'money', width: 7 },
    { title: 'Step', kind: 'number', width: 2.7 },
    { title: 'Area code', kind: 'text', width: 3.2 },
    { title: 'Area type', kind: 'text', width: 3 },
    { title: 'Level', kind: 'text', width: 3.2 },
    { title: 'P/P/A attribution', kind: 'text', width: 7 },
    { title: 'Name of incumbent', kind: 'text', width: 13 },
    { title: 'Sex', kind: 'text', width: 2.5 },
    { title: 'Date of birth', kind: 'date', width: 7 },
    { title: 'TIN', kind: 'code', width: 9.8 },
    { title: 'Original appointment', kind: 'date', width: 7 },
    { title: 'Last promotion', kind: 'date', width: 7 },
    { title: 'Status', kind: 'text', width: 6.6 },
    { title: 'Civil service eligibility', kind: 'text', width: 8 },
    { title: 'Remarks', kind: 'text', width: 10 },
  ],
  rows: (db, asked) => withOpenRecords(db, 'everybody', (open) => readRows(open, asked)),
};

async function readRows(db: Database, asked: Asked): Promise<ReportRow[]> {
  const { day, where, inFull } = asked;
  const { rows } = await sql<Found>`
    select o.fullname as office, i.item_number, t.name as position, i.parenthetical_title, t.salary_grade,
      case when y.salary_grade = t.salary_grade then y.step end as step, y.amount as monthly, i.area_code, i.area_type, k.code as level,
      i.attribution, ${status} as status, p.id as person, p.fullname, p.sex, p.birth_date::text as birth_date, d.number as tin,
      e.original::text as original, e.promoted::text as promoted, u.name as appointment_status, (${vacantSince})::text as vacant_since,
      q.fullname as vice
    from ${itemsOn(day)}
    join plantilla.level k on k.id = i.level_id
    left join personnel.salary_view y on y.personnel_id = p.id and y.during @> ${day}::date
    left join personnel.identity_number_view d on d.personnel_id = p.id and d.kind = 'tin'
    left join reference.appointment_status u on u.code = a.status_code
    left join lateral (
      select min(lower(x.during)) filter (where g.government_service) as original, max(lower(x.during)) filter (where x.nature_code = 'PROM') as promoted
      from personnel.appointment_view x join reference.appointment_status g on g.code = x.status_code
      where x.personnel_id = p.id and lower(x.during) <= ${day}::date) e on p.id is not null
    ${lastHolder(day)}
    left join personnel.person_view q on q.id = l.personnel_id
    where ${where} order by ${inOrder} ${paged(asked)}`.execute(db);
  const monthlyOf = await readMonthly(db, day);
  const eligibilities = await eligibilitiesOf(
    db,
    rows.flatMap(({ person }) => person ?? []),
    day,
  );
  return rows.map((row) => {
    const salary = annualSalary(row.salary_grade, row.person === null ? null : { step: row.step ?? 1, monthly: row.monthly }, monthlyOf);
    const title = row.parenthetical_title ? `${row.position} (${row.parenthetical_title})` : row.position;
    const facts = [row.item_number, title, row.salary_grade, salary.authorized, salary.actual, salary.step, row.area_code, row.area_type];
    const incumbent = [row.fullname ?? 'VACANT', row.sex?.slice(0, 1) ?? null, row.birth_date, formatTin(row.tin, inFull)];
    const eligibility = row.person === null ? null : (eligibilities.get(row.person) ?? null);
    const career = [row.original, row.promoted, row.appointment_status, eligibility, formatVacancy(row)];
    return { group: row.office, cells: [...facts, row.level, ATTRIBUTIONS[row.attribution], ...incumbent, ...career] };
  });
}

function formatVacancy(row: Found): string | null {
  if (row.status === 'FILLED') return null;
  return row.vice ? `${STATUSES[row.status]}; vice ${row.vice}` : STATUSES[row.status];
}
