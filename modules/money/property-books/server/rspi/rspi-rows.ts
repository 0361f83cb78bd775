import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportRspi, listRspi } from '../../contract/rspi.ts';
import { reachesReports, reportsFrom } from '../reach.ts';

export const rspiColumns = {
  id: 'r.id',
  number: 'r.number',
  month: sql`to_char(r.month, 'YYYY-MM')`,
  fund_code: 'r.fund_code',
  fund: 'f.name',
  campus: 'c.name',
  items: 'r.items',
  amount: 'r.amount',
  issued_on: sql`kernel.date_of(r.issued_at)`,
  issued_by: 'a.name',
  code: 'r.code',
  void_reason: 'r.void_reason',
};

export const rspiRows = rows(listRspi, exportRspi, 'reports', ({ actor }) => ({
  from: reportsFrom,
  columns: rspiColumns,
  reach: reachesReports(actor),
  search: [sql`kernel.plain(r.number || ' ' || r.fund_code || ' ' || f.name || ' ' || coalesce(c.name, ''))`],
  sort: { month: 'r.month', number: 'r.number', amount: 'r.amount' },
  unsorted: '-month',
  filters: {
    month: (month) => sql`r.month = ${`${month}-01`}::date`,
    fund: (fund) => sql`r.fund_code = ${fund}`,
  },
  sheet: {
    name: 'Reports of semi-expendable property issued',
    cells: {
      'Serial no.': (row) => row.number,
      Month: (row) => monthName(row.month),
      'Fund cluster': (row) => `${row.fund_code} ${row.fund}`,
      Campus: (row) => row.campus ?? 'All campuses',
      Items: (row) => row.items,
      Amount: (row) => row.amount / 100,
      Issued: (row) => row.issued_on,
      'Issued by': (row) => row.issued_by,
      Voided: (row) => row.void_reason,
    },
  },
}));
