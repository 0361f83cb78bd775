import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportSources, listSources } from '../../contract/sources.ts';
import { PAID_AS } from '../../rules/accounts.ts';
import { FUND_STATES } from '../../rules/how-full.ts';
import { formatPermille } from '../../rules/judge-hire.ts';
import { reachesSources } from '../reach.ts';
import { paidAsOfSource, sourceColumns, sourcesFrom, stateOfSource, usedOfSource } from './sources-from.ts';

export const sourceRows = rows(listSources, exportSources, 'sources', ({ actor }) => ({
  from: sourcesFrom,
  columns: sourceColumns,
  reach: reachesSources(actor),
  search: [sql`s.search`],
  sort: {
    year: 's.year',
    name: 's.name',
    fund_code: 's.fund_code',
    allotment: 's.allotment',
    obligated: 'b.obligated',
    balance: sql`s.allotment - b.obligated`,
    used: usedOfSource,
  },
  unsorted: sql`s.year desc, s.name`,
  groups: {
    year: { by: 's.year', name: sql`s.year::text`, order: sql`-s.year` },
    fund: { by: 's.fund_code', name: sql`f.code || ' ' || f.name`, order: 's.fund_code' },
  },
  filters: {
    year: (year) => sql`s.year = ${year}`,
    fund: (fund) => sql`s.fund_code = ${fund}`,
    state: (states) => sql`${stateOfSource} = any(${states})`,
    paid_as: (paidAs) => sql`${paidAsOfSource} = ${paidAs}`,
  },
  sums: {
    allotment: sql`s.allotment`,
    obligated: sql`b.obligated`,
    balance: sql`s.allotment - b.obligated`,
  },
  sheet: {
    name: 'Fund sources',
    cells: {
      Year: (row) => row.year,
      Name: (row) => row.name,
      'Fund cluster': (row) => `${row.fund_code} ${row.fund}`,
      'Program or project': (row) => row.program,
      Account: (row) => row.account_code,
      Pays: (row) => PAID_AS[row.paid_as],
      Allotment: (row) => row.allotment / 100,
      Obligated: (row) => row.obligated / 100,
      Paid: (row) => row.paid / 100,
      Balance: (row) => row.balance / 100,
      Used: (row) => formatPermille(row.used),
      State: (row) => FUND_STATES[row.state],
      Planned: (row) => row.heads,
      People: (row) => row.people,
    },
    total: (all) => {
      const sumOf = (key: 'allotment' | 'obligated' | 'paid' | 'balance') => all.reduce((sum, row) => sum + row[key], 0) / 100;
      return [
        'Total',
        null,
        null,
        null,
        null,
        null,
        sumOf('allotment'),
        sumOf('obligated'),
        sumOf('paid'),
        sumOf('balance'),
        null,
        null,
        null,
        null,
      ];
    },
  },
}));
