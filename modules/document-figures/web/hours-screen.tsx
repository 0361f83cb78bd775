import { useSearchParams } from 'react-router';
import { sayHours } from '@talaan/documents/rules/say-clock.ts';
import { useToday } from '@talaan/kernel/web/clock.ts';
import { dayFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportHours, listHours, type HoursRow } from '../contract.ts';
import { papersOf } from './papers-link.tsx';

const columns: ListColumn<HoursRow>[] = [
  { key: 'name', title: 'Office', kind: 'name', sort: 'name' },
  { key: 'stays', title: 'Stays', kind: 'count', sort: 'stays', phone: ({ stays }) => `${stays} stays` },
  { key: 'late', title: 'Late', kind: 'count', sort: 'late', phone: ({ late }) => `${late} late` },
  {
    key: 'average_minutes',
    title: 'On average',
    kind: 'datetime',
    sort: 'average_minutes',
    phone: true,
    render: (row) => sayHours(row.average_minutes),
  },
];

/** How long papers stayed in each office; each row leads to its papers. */
export function Screen() {
  const [search] = useSearchParams();
  const today = useToday();
  const of = { office: search.get('office'), from: search.get('from') ?? `${today.slice(0, 4)}-01-01`, to: search.get('to') ?? today };
  return (
    <ListScreen
      title="Hours of papers in offices"
      intro="Stays of the papers that were registered in the period by the office, in office hours from receipt to the next office, without pauses."
      endpoint={listHours}
      rows="figures"
      exportAs={exportHours}
      columns={columns}
      open={(row) => papersOf(of, { stayed: String(row.id) })}
      filters={[officeFilter, dayFilter({ name: 'from', label: 'Registered from' }), dayFilter({ name: 'to', label: 'Registered until' })]}
      empty={{ title: 'No stays', description: 'No stay of papers of this period has ended.' }}
    />
  );
}
