import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { STATUSES, type ItemStatus } from '../../contract/words.ts';
import type { ReportRow } from '../../contract/reports.ts';
import { annualSalary } from '../../rules/annual-salary.ts';
import { monthsVacant } from '../../rules/months-vacant.ts';
import { causeOfLeaving, itemsOn, lastHolder, matchItems, status, vacantSince } from '../items/items-query.ts';
import { readMonthly } from '../read-monthly.ts';
import { inOrder, itemReport, paged } from './item-report.ts';
import type { Asked, Report } from './report.ts';

interface Found {
  office: string;
  item_number: string;
  position: string;
  salary_grade: number | null;
  level: string;
  status: ItemStatus;
  vacant_since: string;
  vice: string | null;
  cause: string | null;
  education: string;
  eligibility: string;
}

/** What is vacant, since when and after whom, with the standards that a publication needs. */
export const vacant: Report = {
  ...itemReport,
  columns: [
    { title: 'Item number', kind: 'code', width: 14 },
    { title: 'Position title', kind: 'text', width: 15 },
    { title: 'SG', kind: 'number', width: 3 },
    { title: 'Annual salary authorized', kind: 'money', width: 9 },
    { title: 'Level', kind: 'text', width: 4 },
    { title: 'Status', kind: 'text', width: 9 },
    { title: 'Vacant since', kind: 'date', width: 8 },
    { title: 'Months', kind: 'number', width: 5 },
    { title: 'Vice', kind: 'text', width: 15 },
    { title: 'Reason', kind: 'text', width: 9 },
    { title: 'Education', kind: 'text', width: 16 },
    { title: 'Eligibility', kind: 'text', width: 13 },
  ],
  match: (actor, { campus, office }, day) =>
    matchItems(actor, { campus, office, status: ['VACANT_FUNDED', 'VACANT_UNFUNDED', 'FROZEN', 'ANTICIPATED'] }, day),
  rows: readRows,
};

async function readRows(db: Database, asked: Asked): Promise<ReportRow[]> {
  const { day, where } = asked;
  const { rows } = await sql<Found>`
    select o.fullname as office, i.item_number, t.name as position, t.salary_grade, k.code as level, ${status} as status,
      (${vacantSince})::text as vacant_since, q.fullname as vice, ${causeOfLeaving(sql`l.personnel_id`, sql`l.left_on`)} as cause,
      coalesce(i.education, t.education) as education, coalesce(i.eligibility, t.eligibility) as eligibility
    from ${itemsOn(day)}
    join plantilla.level k on k.id = i.level_id
    ${lastHolder(day)}
    left join personnel.person_view q on q.id = l.personnel_id
    where ${where} order by ${inOrder} ${paged(asked)}`.execute(db);
  const monthlyOf = await readMonthly(db, day);
  return rows.map((row) => ({
    group: row.office,
    cells: [
      row.item_number,
      row.position,
      row.salary_grade,
      annualSalary(row.salary_grade, null, monthlyOf).authorized,
      row.level,
      STATUSES[row.status],
      row.vacant_since,
      monthsVacant(row.vacant_since, day),
      row.vice,
      row.cause,
      row.education || null,
      row.eligibility || null,
    ],
  }));
}
