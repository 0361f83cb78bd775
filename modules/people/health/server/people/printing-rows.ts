import { sql } from 'kysely';
import { reachesUniversity } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportPrintings, listPrintings } from '../../contract/people.ts';

const WORDS = { pdf: 'Print', xlsx: 'Workbook', csv: 'CSV' } as const;

/** Who printed or saved the report, the newest first. */
export const printingRows = rows(listPrintings, exportPrintings, 'printings', ({ actor }) => ({
  from: sql`health.printing g join identity.account_view a on a.id = g.account_id`,
  columns: { id: 'g.id', at: 'g.at', name: 'a.name', format: 'g.format', on_day: 'g.on_day', people: 'g.people' },
  reach: reachesUniversity(actor, ['COVIDREPORT']) ? sql`true` : sql`g.account_id = ${actor.accountId}`,
  search: [sql`kernel.plain_names(a.name)`],
  sort: { at: 'g.at' },
  unsorted: '-at',
  filters: {},
  sheet: {
    name: 'Prints of the vaccination report',
    cells: {
      When: (row) => localTime(row.at),
      Who: (row) => row.name,
      What: (row) => WORDS[row.format],
      'As of': (row) => row.on_day,
      People: (row) => row.people,
    },
  },
}));
