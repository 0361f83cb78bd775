import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { ReportRow } from '../../contract/reports.ts';
import { paged } from './item-report.ts';
import type { Asked, Report } from './report.ts';

interface Found {
  status: string;
  idno: string;
  fullname: string;
  sex: string;
  position: string;
  salary_grade: number | null;
  step: number | null;
  office: string;
  campus: string;
  item_number: string | null;
  from: string;
  to: string | null;
}

/** Everybody who serves on the day, by appointment status: permanent first, job orders last. */
export const byStatus: Report = {
  opensNumbers: false,
  columns: [
    { title: 'Employee number', kind: 'text', width: 8 },
    { title: 'Name', kind: 'text', width: 18 },
    { title: 'Sex', kind: 'text', width: 5 },
    { title: 'Position', kind: 'text', width: 17 },
    { title: 'SG', kind: 'number', width: 3 },
    { title: 'Step', kind: 'number', width: 4 },
    { title: 'Office', kind: 'text', width: 22 },
    { title: 'Campus', kind: 'text', width: 6 },
    { title: 'Item number', kind: 'code', width: 12 },
    { title: 'From', kind: 'date', width: 8 },
    { title: 'To', kind: 'date', width: 8 },
  ],
  match: (actor, { campus, office, status }) => {
    const conditions: RawBuilder<SqlBool>[] = [
      visible(actor, ['PLANTILLA'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    ];
    if (campus) conditions.push(sql`o.campus_id = ${campus}`);
    if (office) conditions.push(sql`o.id in (select id from organization.offices_within(${office}))`);
    if (status) conditions.push(sql`a.status_code = ${status}`);
    return sql`${sql.join(conditions, sql` and `)}`;
  },
  ids: async (db, { day, where }) => {
    const { rows } = await sql<{ id: number }>`select p.id from ${servingOn(day)} where ${where}`.execute(db);
    return rows.map(({ id }) => id);
  },
  ofIds: (ids) => sql<SqlBool>`p.id = any(${[...ids]}::integer[])`,
  rows: readRows,
  count: async (db, { day, where }) => {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${servingOn(day)} where ${where}`.execute(db);
    return rows[0]!.total;
  },
};

function servingOn(day: string): RawBuilder<unknown> {
  return sql`personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id and a.during @> ${day}::date
    join organization.office_view o on o.id = a.office_id`;
}

async function readRows(db: Database, asked: Asked): Promise<ReportRow[]> {
  const { day, where } = asked;
  const { rows } = await sql<Found>`
    select u.name as status, p.idno, p.fullname, p.sex, t.name as position, t.salary_grade, y.step, o.fullname as office, c.acronym as campus,
      i.item_number, lower(a.during)::text as from, (upper(a.during) - 1)::text as to
    from ${servingOn(day)}
    join organization.campus_view c on c.id = o.campus_id
    join organization.position_view t on t.id = a.position_id
    join reference.appointment_status u on u.code = a.status_code
    left join plantilla.item i on i.id = a.item_id
    left join personnel.salary_view y on y.personnel_id = p.id and y.during @> ${day}::date
    where ${where} order by u.place, p.plain_name, p.id ${paged(asked)}`.execute(db);
  return rows.map(({ status, ...row }) => ({
    group: status,
    cells: [
      row.idno,
      row.fullname,
      row.sex,
      row.position,
      row.salary_grade,
      row.step,
      row.office,
      row.campus,
      row.item_number,
      row.from,
      row.to,
    ],
  }));
}
