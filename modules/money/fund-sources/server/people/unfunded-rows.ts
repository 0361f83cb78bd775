import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportUnfunded, listUnfunded } from '../../contract/charges.ts';
import { PAID_AS } from '../../rules/accounts.ts';
import { reachesSources } from '../reach.ts';
import { isSetUpFor, unfundedFrom } from './unfunded-from.ts';

export const unfundedRows = rows(listUnfunded, exportUnfunded, 'unfunded', ({ actor, today }) => ({
  from: unfundedFrom(today),
  columns: {
    id: 'u.id',
    personnel_id: 'u.personnel_id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    paid_as: 'u.paid_as',
    title: 'u.title',
    office: 'o.acronym',
    office_name: 'o.fullname',
    from: sql`lower(u.during)`,
    to: sql`upper(u.during) - 1`,
  },
  reach: sql`${isSetUpFor(today)} and ${reachesSources(actor)}`,
  search: [sql`p.search`, sql`kernel.plain(u.title)`],
  sort: { fullname: 'p.plain_name', office: 'o.tree_from', from: sql`lower(u.during)`, to: sql`upper(u.during)` },
  unsorted: 'fullname',
  groups: {
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    paid_as: { by: 'u.paid_as', name: PAID_AS },
  },
  filters: { paid_as: (paidAs) => sql`u.paid_as = ${paidAs}` },
  sheet: {
    name: 'Without a fund source',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office_name,
      'Paid as': (row) => PAID_AS[row.paid_as],
      'Position or contract': (row) => row.title,
      From: (row) => row.from,
      To: (row) => row.to,
    },
  },
}));
