import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportForcedLeave, listForcedLeave, YEAR_STATES, type ForcedRow, type SHOWN_FORCED } from '../contract/forced-years.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { FORCED_STANDINGS } from '../rules/forced-leave.ts';
import { planYearEnd } from './plan-year-end.ts';

const FIGURES = ['tested', 'balance', 'used', 'cancelled', 'left', 'forfeit', 'stands'] as const;

const SHOWN: Record<keyof typeof SHOWN_FORCED, ReturnType<typeof sql<boolean>>> = {
  due: sql`w.standing = 'DUE'`,
  unplanned: sql`w.standing = 'DUE' and g.state is distinct from 'APPROVED'`,
  open: sql`w.state in ('open', 'changed')`,
  waiting: sql`w.state = 'waiting'`,
  forfeited: sql`w.stands > 0`,
};

/** The forced leave of a year as it was judged: what the rule says of each person is read as rows. */
export const forcedRows = rows(listForcedLeave, exportForcedLeave, 'people', async (call) => {
  const year = call.query.year ?? Number(call.today.slice(0, 4));
  const planned = await planYearEnd(call.db, { year, today: call.today });
  const judged = planned.map((one) => ({
    ...Object.fromEntries(FIGURES.map((name) => [name, one[name]])),
    personnel_id: one.personnelId,
    office_id: one.officeId,
    standing: one.standing,
    state: one.state,
  }));
  return {
    once: sql`w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as w (personnel_id integer, office_id integer, standing text, state text,
        tested integer, balance integer, used integer, cancelled integer, "left" integer, forfeit integer, stands integer))`,
    from: sql`w join personnel.person_view p on p.id = w.personnel_id join organization.office_view o on o.id = w.office_id
      left join leave.forced_plan g on g.personnel_id = w.personnel_id and g.year = ${year} and g.state <> 'CANCELLED'`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      standing: 'w.standing',
      tested: 'w.tested',
      balance: 'w.balance',
      plan: 'g.state',
      planned: sql`(select count(*)::integer from leave.forced_day f where f.personnel_id = w.personnel_id and f.cancelled_by is null
        and f.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`,
      used: 'w.used',
      cancelled: 'w.cancelled',
      left: 'w.left',
      forfeit: 'w.forfeit',
      stands: 'w.stands',
      state: 'w.state',
    },
    reach: visible(call.actor, ['EDATSADMIN', 'EDATSDEPTHEAD'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', office: 'o.acronym', tested: 'w.tested', used: 'w.used', left: 'w.left', forfeit: 'w.forfeit' },
    unsorted: 'fullname',
    filters: {
      year: () => sql`true`,
      standing: (standings) => sql`w.standing = any(${standings})`,
      show: (show) => SHOWN[show],
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    groups: {
      standing: { by: 'w.standing', name: FORCED_STANDINGS },
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    },
    sums: { left: sql`w.left`, forfeit: sql`w.forfeit`, stands: sql`w.stands` },
    sheet: {
      name: `Forced leave ${year}`,
      cells: {
        'Employee number': (row: ForcedRow) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Standing: (row) => FORCED_STANDINGS[row.standing],
        'VL tested': (row) => row.tested / 1000,
        'VL balance': (row) => row.balance / 1000,
        Plan: (row) => (row.plan === null ? 'None' : forcedFlow.words[row.plan]),
        'Planned dates': (row) => row.planned,
        Taken: (row) => row.used / 1000,
        'Cancelled by order': (row) => row.cancelled / 1000,
        'Left to take': (row) => row.left / 1000,
        'Forfeited at the year end': (row) => row.forfeit / 1000,
        Posted: (row) => row.stands / 1000,
        'Year end': (row) => YEAR_STATES[row.state],
      },
    },
  };
});
