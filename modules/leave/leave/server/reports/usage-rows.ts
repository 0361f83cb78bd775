import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportLeaveUsage, listLeaveUsage } from '../../contract/reports.ts';

/** More than there are types of leave. */
const TYPES = 1000;

/** Approved leave of a span by the office of the person on the day, and by type. */
export const usageRows = rows(listLeaveUsage, exportLeaveUsage, 'lines', (call) => {
  const month = monthBounds(call.today.slice(0, 7));
  const from = call.query.from ?? month.from;
  const to = call.query.to ?? (call.query.from === undefined ? month.to : monthBounds(call.query.from.slice(0, 7)).to);
  if (to < from) throw invalid({ to: ['The last day cannot lie before the first.'] });
  return {
    once: sql`w as materialized (
      select a.office_id * ${TYPES}::integer + dense_rank() over (order by p.type_code)::integer as id, a.office_id, p.type_code,
        count(distinct p.personnel_id)::integer as people, count(distinct p.id)::integer as applications,
        sum(d.vl + d.sl + d.own)::bigint as with_pay, sum(d.without_pay)::bigint as without_pay
      from leave.application p join leave.application_day d on d.application_id = p.id and d.is_live
      join personnel.appointment_view a on a.personnel_id = p.personnel_id and a.during @> d.date
      where d.date between ${from}::date and ${to}::date and p.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED') and d.thousandths > 0
      group by a.office_id, p.type_code)`,
    from: sql`w join organization.office_view o on o.id = w.office_id
      join lateral (select t.name from leave.type_terms t where t.code = w.type_code order by t.effective_on desc limit 1) t on true`,
    columns: {
      id: 'w.id',
      office: 'o.fullname',
      type: 't.name',
      people: 'w.people',
      applications: 'w.applications',
      with_pay: 'w.with_pay',
      without_pay: 'w.without_pay',
    },
    reach: visible(call.actor, ['EDATSADMIN'], { person: 'w.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`kernel.plain(o.fullname)`, sql`kernel.plain(t.name)`],
    sort: { office: 'o.tree_from', type: 't.name', people: 'w.people', with_pay: 'w.with_pay', without_pay: 'w.without_pay' },
    unsorted: 'office',
    filters: {
      from: () => sql`true`,
      to: () => sql`true`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      type: { by: 'w.type_code', name: 't.name' },
    },
    sums: { with_pay: sql`w.with_pay`, without_pay: sql`w.without_pay` },
    sheet: {
      name: 'Leave by office and type',
      cells: {
        Office: (row) => row.office,
        Type: (row) => row.type,
        People: (row) => row.people,
        Applications: (row) => row.applications,
        'Days with pay': (row) => row.with_pay / 1000,
        'Days without pay': (row) => row.without_pay / 1000,
      },
    },
  };
});
