import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportOpenings, listOpenings } from '../../contract/account.ts';

/** Who opened one's record, the newest first. */
export const openingRows = rows(listOpenings, exportOpenings, 'openings', ({ actor }) => ({
  from: sql`kernel.record_opening o join identity.account a on a.id = o.account_id`,
  columns: { id: 'o.id', at: 'o.at', name: 'a.name', what: 'o.what' },
  reach: sql`o.personnel_id = ${actor.personnelId}::integer`,
  search: [sql`kernel.plain_names(a.name)`, sql`kernel.plain(o.what)`],
  sort: { at: 'o.at' },
  unsorted: '-at',
  filters: {},
  sheet: { name: 'Who opened my record', cells: { When: (row) => localTime(row.at), Who: (row) => row.name, What: (row) => row.what } },
}));
