import { useSearchParams } from 'react-router';
import { formatHours } from '@talaan/documents/rules/format-clock.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { dayFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportHours, listHours, type HoursRow } from '../contract.ts';
import type { LateCount } from '../rules/figures.ts';
import { LateLink } from './late-link.tsx';
import { papersOf, type Counted } from './papers-link.tsx';

/** The late ones, and what became of their explanations. */
const LATE: readonly [LateCount, string][] = [
  ['late', 'Late'],
  ['accepted', 'Accepted'],
  ['submitted', 'Submitted'],
  ['returned', 'Returned'],
  ['lacking', 'Lacking'],
];
const SORTED: readonly LateCount[] = ['late', 'lacking'];

const columnsOf = (of: Counted): ListColumn<HoursRow>[] => [
  { key: 'name', title: 'Office', kind: 'name', sort: 'name' },
  { key: 'stays', title: 'Routing steps', kind: 'count', sort: 'stays', phone: ({ stays }) => `${stays} routing steps` },
  ...LATE.map(([key, title]): ListColumn<HoursRow> => ({
    key,
    title,
    kind: 'count',
    sort: SORTED.includes(key) ? key : undefined,
    phone: key === 'late' ? ({ late }) => `${late} late` : undefined,
    render: (row) => <LateLink row={row} of={of} counted={key} />,
  })),
  {
    key: 'average_minutes',
    title: 'On average',
    kind: 'datetime',
    sort: 'average_minutes',
    phone: true,
    render: (row) => formatHours(row.average_minutes),
  },
  {
    key: 'median_minutes',
    title: 'Median',
    kind: 'datetime',
    sort: 'median_minutes',
    render: (row) => formatHours(row.median_minutes),
  },
];

export const readAhead = listAhead(listHours);

/** How long papers stayed in each office; each row leads to its papers. */
export function Screen() {
  const [search] = useSearchParams();
  const today = useToday();
  const of = { office: search.get('office'), from: search.get('from') ?? `${today.slice(0, 4)}-01-01`, to: search.get('to') ?? today };
  return (
    <ListScreen
      title="Hours of papers in offices"
      intro="Routing steps of the papers that were registered in the period, by office, in office hours from receipt to the next office, without pauses. Median: half of the routing steps took no more. Accepted, submitted, returned, lacking: the explanations of late routing steps."
      endpoint={listHours}
      rows="figures"
      exportAs={exportHours}
      columns={columnsOf(of)}
      open={(row) => papersOf(of, { stayed: String(row.id) })}
      filters={[officeFilter, dayFilter({ name: 'from', label: 'Registered from' }), dayFilter({ name: 'to', label: 'Registered until' })]}
      empty={{ title: 'No routing steps', description: 'No routing step of papers of this period has ended.' }}
    />
  );
}
