import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { READERS } from '@talaan/property/contract/fields.ts';
import { CAUSES, exportLeaving, listLeaving } from '../../contract/leaving.ts';
import { leaversOn } from './find-leavers.ts';

export const leavingRows = rows(listLeaving, exportLeaving, 'people', ({ actor, today }) => ({
  from: sql`${leaversOn(today)} v join personnel.person_view p on p.id = v.id join organization.office_view o on o.id = v.office_id`,
  columns: {
    id: 'v.id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    cause: 'v.cause',
    detail: 'v.detail',
    day: 'v.day',
    office: 'o.acronym',
    items: 'v.items',
    amount: 'v.amount',
    moving: 'v.moving',
  },
  reach: visible({ ...actor, personnelId: null }, READERS, { person: 'v.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`],
  sort: { fullname: 'p.plain_name', day: 'v.day', items: 'v.items', amount: 'v.amount', office: 'o.tree_from' },
  unsorted: '-day',
  filters: { cause: (cause) => sql`v.cause = ${cause}` },
  sheet: {
    name: 'Held by people who leave',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Cause: (row) => CAUSES[row.cause],
      Detail: (row) => row.detail,
      Day: (row) => row.day,
      'Office of the items': (row) => row.office,
      Items: (row) => row.items,
      Amount: (row) => row.amount / 100,
      'In a transfer, return or loss': (row) => row.moving,
    },
  },
}));
