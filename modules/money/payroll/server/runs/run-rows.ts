import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { RUN_KINDS } from '../../contract/fields.ts';
import { exportRuns, listRuns } from '../../contract/runs.ts';
import { runFlow } from '../../workflow.ts';
import { reachesRuns, runsFrom } from '../reach.ts';

export const runColumns = {
  id: 'r.id',
  kind: 'r.kind',
  month: 'r.month',
  title: 'r.title',
  campus: 'u.acronym',
  fund_code: 'r.fund_code',
  state: 'r.state',
  people: 'r.people',
  gross: 'r.gross',
  deductions: 'r.deductions',
  government: 'r.government',
  net: 'r.net',
  blocking: 'r.blocking',
  held: sql<number>`(select count(*)::integer from payroll.payslip s where s.run_id = r.id and s.held_because is not null)`,
  computed_at: 'r.computed_at',
  released_on: 'r.released_on',
};

export const runRows = rows(listRuns, exportRuns, 'runs', ({ actor }) => ({
  from: runsFrom,
  columns: runColumns,
  opensRecords: true,
  reach: reachesRuns(actor),
  search: [sql`kernel.plain(r.title)`],
  sort: { month: ['r.month', 'r.kind'], title: 'r.title', net: 'r.net', state: 'r.state' },
  unsorted: '-month',
  filters: {
    kind: (kinds) => sql`r.kind = any(${kinds})`,
    state: (states) => sql`r.state = any(${states})`,
    year: (year) => sql`r.month between ${`${year}-01`} and ${`${year}-12`}`,
  },
  groups: {
    month: { by: 'r.month', name: 'r.month', order: 'r.month' },
    kind: { by: 'r.kind', name: RUN_KINDS },
    state: { by: 'r.state', name: runFlow.words },
  },
  sheet: {
    name: 'Payroll runs',
    cells: {
      Month: (row) => monthName(row.month),
      Kind: (row) => RUN_KINDS[row.kind],
      Run: (row) => row.title,
      Campus: (row) => row.campus ?? 'All',
      'Fund cluster': (row) => row.fund_code ?? 'All',
      State: (row) => runFlow.wordsOf(row.state),
      People: (row) => row.people,
      Gross: (row) => row.gross / 100,
      Deductions: (row) => row.deductions / 100,
      Net: (row) => row.net / 100,
      Held: (row) => row.held,
      Released: (row) => row.released_on,
    },
  },
}));
