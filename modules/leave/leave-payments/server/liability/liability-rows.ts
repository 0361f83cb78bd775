import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportLiability, listLiability } from '../../contract/liability.ts';
import { valuedCredits } from './valued-credits.ts';

/** Credits of those who serve, as of a day, and what they are worth (DBM BC 2016-2): rounded once, half up, for each person. */
export const liabilityRows = rows(listLiability, exportLiability, 'people', async (call) => {
  const on = call.query.on ?? call.today;
  return {
    once: await valuedCredits(call.db, on),
    from: sql`w join personnel.person_view p on p.id = w.personnel_id join organization.office_view o on o.id = w.office_id`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      vl: 'w.vl',
      sl: 'w.sl',
      monthly: 'w.monthly',
      value: 'w.value',
    },
    reach: visible(call.actor, ['EDATSADMIN', 'PAYROLLBUDGET'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', office: 'o.acronym', vl: 'w.vl', sl: 'w.sl', monthly: 'w.monthly', value: 'w.value' },
    unsorted: '-value',
    filters: {
      on: () => sql`true`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
    sums: { vl: sql`w.vl`, sl: sql`w.sl`, value: sql`w.value` },
    sheet: {
      name: `Leave liability ${on}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        VL: (row) => row.vl / 1000,
        SL: (row) => row.sl / 1000,
        'Highest monthly salary': (row) => (row.monthly === null ? null : row.monthly / 100),
        Value: (row) => row.value / 100,
      },
    },
  };
});
