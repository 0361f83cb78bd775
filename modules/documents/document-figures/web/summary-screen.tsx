import { useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportSummary, listSummary, SUMMARIES, type Summary, type SummaryRow } from '../contract.ts';
import { papersOf } from './papers-link.tsx';
import { filterOfRow, formatShare, formatTenths } from '../rules/figures.ts';

const columns: ListColumn<SummaryRow>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  { key: 'received', title: 'Received', kind: 'money', sort: 'received', phone: ({ received }) => `${received} received` },
  { key: 'closed_in_time', title: 'Closed in time', kind: 'money' },
  { key: 'closed_late', title: 'Closed late', kind: 'money' },
  { key: 'open_in_time', title: 'Open, in time', kind: 'money' },
  { key: 'open_late', title: 'Open, late', kind: 'money', sort: 'open_late' },
  { key: 'extended', title: 'Extended', kind: 'count' },
  {
    key: 'on_time',
    title: 'On time',
    kind: 'count',
    sort: 'on_time',
    render: (row) => formatShare(row.on_time),
    phone: (row) => `${formatShare(row.on_time)} on time`,
  },
  { key: 'average_days', title: 'Days', kind: 'count', sort: 'average_days', render: (row) => formatTenths(row.average_days) },
  { key: 'median_days', title: 'Median days', kind: 'count', sort: 'median_days', render: (row) => formatTenths(row.median_days) },
];

export const readAhead = listAhead(listSummary);

/** The table behind the figures: by complexity the summary of RA 11032; each row leads to its papers. */
export function Screen() {
  const [search] = useSearchParams();
  const today = useToday();
  const by = (search.get('by') ?? 'complexity') as Summary;
  const of = { office: search.get('office'), from: search.get('from') ?? `${today.slice(0, 4)}-01-01`, to: search.get('to') ?? today };
  return (
    <ListScreen
      title="RA 11032 summary"
      intro="Papers registered in the period. In time: closed until the due moment. On time: closed in time of those closed. Days: working days from receipt to closing on average; median: half of the papers took no more."
      endpoint={listSummary}
      rows="figures"
      exportAs={exportSummary}
      columns={columns}
      open={(row) => papersOf(of, filterOfRow(by, row))}
      filters={[
        selectFilter({ name: 'by', label: 'By', main: true, any: SUMMARIES.complexity, options: choices(SUMMARIES) }),
        officeFilter,
        dayFilter({ name: 'from', label: 'Registered from' }),
        dayFilter({ name: 'to', label: 'Registered until' }),
      ]}
      empty={{ title: 'No papers', description: 'No papers were registered in this period.' }}
    />
  );
}
