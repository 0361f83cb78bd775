import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { RUN_KINDS } from '../../contract/fields.ts';
import { exportRuns, listRuns, openRun, type RunRow } from '../../contract/runs.ts';
import { runFlow } from '../../workflow.ts';
import { RunBadge } from './run-badge.tsx';

const columns: ListColumn<RunRow>[] = [
  { key: 'title', title: 'Run', kind: 'name', sort: 'title' },
  { key: 'month', title: 'Month', kind: 'word', sort: 'month', phone: true, render: (row) => monthName(row.month) },
  { key: 'campus', title: 'Scope', kind: 'word', render: (row) => row.campus ?? 'All campuses' },
  { key: 'people', title: 'People', kind: 'count' },
  { key: 'gross', title: 'Gross (PHP)', kind: 'money', render: (row) => formatMoney(row.gross) },
  {
    key: 'net',
    title: 'Net (PHP)',
    kind: 'money',
    sort: 'net',
    phone: (row) => formatPesos(row.net),
    render: (row) => formatMoney(row.net),
  },
  { key: 'blocking', title: 'To mend', kind: 'count', render: (row) => row.blocking || '—' },
  { key: 'held', title: 'Held', kind: 'count', startsHidden: true },
  { key: 'state', title: 'State', kind: 'state', sort: 'state', render: (row) => <RunBadge state={row.state} /> },
];

export const readAhead = listAhead(listRuns);

/** Payroll runs, the latest month first. */
export function Screen() {
  const main = (
    <ForCallers of={openRun}>
      <Button component={Link} to="/payroll/runs/new" leftSection={<IconPlus size={16} />}>
        New run
      </Button>
    </ForCallers>
  );
  return (
    <ListScreen
      title="Payroll runs"
      intro="Computed, checked, certified, approved and released; after the release nothing changes."
      endpoint={listRuns}
      rows="runs"
      exportAs={exportRuns}
      columns={columns}
      open={(row) => `/payroll/runs/${row.id}`}
      searchLabel="Search by title"
      filters={[
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(runFlow.words) }),
        multiFilter({ name: 'kind', label: 'Kind', main: true, options: choices(RUN_KINDS) }),
      ]}
      groups={{ month: 'Month', kind: 'Kind', state: 'State' }}
      main={main}
      empty={{ title: 'No payroll runs yet', description: 'Open the run of a month, and compute it from what is on record.', action: main }}
    />
  );
}
