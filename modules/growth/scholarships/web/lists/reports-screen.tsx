import type { ReactNode } from 'react';
import { SegmentedControl, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { DEGREE_NAMES, GRANT_NAMES } from '../../contract/codes.ts';
import { exportScholars, listScholars } from '../../contract/scholarships.ts';
import { exportTotals, listTotals, TOTALLED_BY, type TotalledBy, type TotalRow } from '../../contract/totals.ts';
import { scholarshipFlow } from '../../workflow.ts';
import { scholarColumns } from './columns.tsx';

const columns = scholarColumns(
  'scholar',
  'office',
  'campus',
  'degree',
  'programme',
  'state',
  'last_day',
  'cost',
  'left',
  'until',
  'school',
  'kind',
);

const totals: ListColumn<TotalRow>[] = [
  { key: 'scholarships', title: 'Scholarships', kind: 'number', sort: 'scholarships', phone: true },
  { key: 'applied', title: 'Applied for', kind: 'number' },
  { key: 'studying', title: 'Studying', kind: 'number' },
  { key: 'serving', title: 'With service due', kind: 'number' },
  { key: 'breached', title: 'Breached', kind: 'number' },
  { key: 'cost', title: 'Cost (PHP)', kind: 'money', sort: 'cost', phone: true, render: (row) => formatMoney(row.cost) },
  { key: 'months', title: 'Months due', kind: 'number' },
  {
    key: 'completed',
    title: 'Finished',
    kind: 'word',
    phone: true,
    render: ({ completed, ended }) => (ended === 0 ? '—' : `${completed} of ${ended} (${Math.round((100 * completed) / ended)} %)`),
  },
];

/** Scholars by degree, campus and status, with cost, obligations and how many finished, added up or one by one; as a workbook and on paper. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const isTotals = search.get('view') === 'totals';
  const view = (
    <SegmentedControl
      aria-label="View"
      value={isTotals ? 'totals' : 'scholars'}
      onChange={(value) => setSearch(value === 'totals' ? { view: 'totals' } : {})}
      data={[
        { value: 'scholars', label: 'Scholars' },
        { value: 'totals', label: 'Totals' },
      ]}
    />
  );
  return isTotals ? <Totals view={view} by={TOTALLED_BY[(search.get('by') ?? 'degree') as TotalledBy]} /> : <Scholars view={view} />;
}

function Totals({ view, by }: { view: ReactNode; by: string }) {
  return (
    <ListScreen
      title="Committee reports"
      endpoint={listTotals}
      rows="totals"
      exportAs={exportTotals}
      columns={[{ key: 'name', title: by, kind: 'name', sort: 'name' }, ...totals]}
      searchLabel="Search by name"
      filters={[selectFilter({ name: 'by', label: 'Added up by', any: 'Degree', main: true, options: choices(TOTALLED_BY) })]}
      actions={view}
      empty={{ title: 'No scholarships', description: 'Applications that are filed appear here.' }}
    />
  );
}

function Scholars({ view }: { view: ReactNode }) {
  return (
    <ListScreen
      actions={view}
      title="Committee reports"
      endpoint={listScholars}
      rows="scholars"
      exportAs={exportScholars}
      columns={columns}
      open={(row) => `/lnd/scholarships/${row.id}`}
      searchLabel="Search by name, programme or school"
      groups={{ degree: 'Degree', campus: 'Campus', state: 'State' }}
      filters={[
        selectFilter({ name: 'degree', label: 'Degree', main: true, options: choices(DEGREE_NAMES) }),
        selectFilter({ name: 'kind', label: 'Grant', main: true, options: choices(GRANT_NAMES) }),
        multiFilter({ name: 'state', label: 'State', main: true, options: choices(scholarshipFlow.words) }),
      ]}
      above={(answer) =>
        answer && (
          <Text size="sm">
            {`Cost ${formatPesos(answer.cost)}. `}
            {answer.ended === 0
              ? 'No study has ended yet.'
              : `${answer.completed} of ${answer.ended} finished the degree (${Math.round((100 * answer.completed) / answer.ended)} %).`}
          </Text>
        )
      }
      empty={{ title: 'No scholarships', description: 'Applications that are filed appear here.' }}
    />
  );
}
