import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportUnpaidPay, listUnpaidPay, type UnpaidPayRow } from '../../contract/without-pay.ts';
import { halfOf, formatHalf } from '../../rules/payroll/half-month.ts';
import { formatUnpaidDates } from '../../rules/payroll/format-dates.ts';
import { readList } from './read-list.ts';
import { unlistedLines } from './unlisted-lines.ts';

/** Lines that are not listed have no number yet: the person and the half-month tell them apart. */
const DAYS = 100_000;

/** Days without pay of a half-month for payroll, as they were listed or, before that, as they are. */
export const unpaidPayRows = rows(listUnpaidPay, exportUnpaidPay, 'people', async (call) => {
  const half = halfAsked(call);
  const listed = await readList(call.db, half);
  const lines = listed
    ? sql`(select l.* from leave.payroll_line l where l.half = ${half}::date)`
    : sql`(select l.personnel_id::bigint * ${DAYS} + (l.for_half - date '1970-01-01') as id, l.* from ${await unlistedLines(call, half)} l)`;
  return {
    once: sql`w as materialized (
      select w.*, w.leave + w.absence + w.late + w.standing as thousandths, e.office_id from ${lines} w
      left join lateral (
        select e.office_id from personnel.appointment_view e where e.personnel_id = w.personnel_id and lower(e.during) <= ${half}::date + 15
        order by e.during desc limit 1) e on true)`,
    from: sql`w join personnel.person_view p on p.id = w.personnel_id left join organization.office_view o on o.id = w.office_id`,
    columns: {
      id: 'w.id',
      personnel_id: 'w.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      for_half: 'w.for_half',
      leave: 'w.leave',
      absence: 'w.absence',
      late: 'w.late',
      standing: 'w.standing',
      thousandths: 'w.thousandths',
      salary: 'w.salary',
      pera: 'w.pera',
      days: 'w.days',
    },
    reach: visible(call.actor, ['EDATSADMIN', 'PAYROLL', 'PAYROLLBUDGET'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: 'p.plain_name',
      office: ['o.tree_from', 'p.plain_name'],
      for_half: ['w.for_half', 'p.plain_name'],
      thousandths: 'w.thousandths',
      salary: 'w.salary',
    },
    unsorted: sql`w.for_half desc, o.tree_from, p.plain_name`,
    filters: {
      half: () => sql`true`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
      shown: (shown) => (shown === 'own' ? sql`w.for_half = ${half}::date` : sql`w.for_half < ${half}::date`),
    },
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      for_half: {
        by: 'w.for_half',
        name: sql`case when w.for_half = ${half}::date then 'Of this half-month' else 'Adjustments of the half-month from ' || to_char(w.for_half, 'FMDD Mon YYYY') end`,
        order: sql`${half}::date - w.for_half`,
      },
    },
    sums: { thousandths: sql`w.thousandths`, salary: sql`w.salary`, pera: sql`w.pera` },
    sheet: {
      name: `Days without pay ${formatHalf(half)}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'Half-month': (row) => formatHalf(row.for_half),
        Line: (row) => (row.for_half === half ? 'Of this half-month' : 'Adjustment'),
        'On leave': (row) => row.leave / 1000,
        'Absent without leave': (row) => row.absence / 1000,
        'Late and undertime': (row) => row.late / 1000,
        'Away or suspended': (row) => row.standing / 1000,
        'Days without pay': (row) => row.thousandths / 1000,
        Dates: (row) => formatUnpaidDates(row.days),
        Salary: (row) => (row.salary === null ? null : row.salary / 100),
        PERA: (row) => row.pera / 100,
      },
      total: totalOf,
    },
  };
});

export function halfAsked({ query, today }: Pick<Call<unknown, { half?: string | undefined }>, 'query' | 'today'>): string {
  return query.half ?? halfOf(today);
}

function totalOf(all: readonly UnpaidPayRow[]) {
  const sum = (of: (row: UnpaidPayRow) => number) => all.reduce((total, row) => total + of(row), 0);
  return [
    'Total',
    '',
    '',
    '',
    '',
    sum((row) => row.leave) / 1000,
    sum((row) => row.absence) / 1000,
    sum((row) => row.late) / 1000,
    sum((row) => row.standing) / 1000,
    sum((row) => row.thousandths) / 1000,
    '',
    sum((row) => row.salary ?? 0) / 100,
    sum((row) => row.pera) / 100,
  ];
}
