import type { ReactNode } from 'react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { ListScreen, type BulkAction, type ListColumn, type ListFilter, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { formatDays } from '@talaan/overtime/rules/format-days.ts';
import { DueShort } from '@talaan/requests/web/parts/due.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportApplications, listApplications, type ApplicationRow, type WHOSE } from '../../../contract/applications.ts';
import { LeaveStateBadge } from '../leave-state.tsx';
import { formatThousandths } from '../format-credits.ts';
import { leaveFilters } from './leave-filters.ts';

interface LeaveListProps {
  title: string;
  intro: string;
  whose: keyof typeof WHOSE;
  open: (row: ApplicationRow) => string;
  parts?: ReactNode;
  actions?: ReactNode;
  main?: ReactNode;
  bulk?: BulkAction<ApplicationRow>[];
  /** Beside those of every list of leave. */
  filters?: readonly ListFilter[];
  views?: readonly ReadyView[];
  groups?: Readonly<Record<string, string>>;
  above?: () => ReactNode;
  empty: { title: string; description: string; action?: ReactNode };
}

type Column = ListColumn<ApplicationRow>;

const typeColumn: Column = {
  key: 'type_name',
  title: 'Type',
  kind: 'text',
  sort: 'type',
  phone: true,
  render: (row) => (
    <>
      {say(row.type_name)}
      {row.is_abroad && <Aside>{say('abroad')}</Aside>}
    </>
  ),
};

const others: Column[] = [
  {
    key: 'first_day',
    title: 'Dates',
    kind: 'datetime',
    sort: 'first_day',
    phone: true,
    render: (row) => formatDays(row.first_day, row.last_day),
  },
  {
    key: 'days',
    title: 'Days',
    kind: 'count',
    sort: 'days',
    phone: (row) => say('{days} days', { days: formatThousandths(row.days) }),
    render: (row) => formatThousandths(row.days),
  },
  {
    key: 'without_pay',
    title: 'Without pay',
    kind: 'count',
    render: (row) => (row.without_pay > 0 ? formatThousandths(row.without_pay) : ''),
  },
  { key: 'papers_lacking', title: 'Lacking', kind: 'count', render: (row) => row.papers_lacking || '', startsHidden: true },
  {
    key: 'received_on',
    title: 'Received',
    kind: 'date',
    sort: 'received_on',
    startsHidden: true,
    render: (row) => longDate(row.received_on),
  },
  { key: 'due_on', title: 'Due', kind: 'date', sort: 'due_on', render: (row) => <DueOf row={row} /> },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <LeaveStateBadge leave={row} /> },
];

const columnsOf: Record<keyof typeof WHOSE, Column[]> = {
  mine: [{ ...typeColumn, kind: 'name', phone: undefined }, ...others],
  department: [nameColumn(), typeColumn, ...others],
  all: [nameColumn(), { key: 'office', title: 'Office', kind: 'acronym', render: (row) => row.office ?? '' }, typeColumn, ...others],
};

function nameColumn(): Column {
  return {
    key: 'fullname',
    title: say('Name'),
    kind: 'name',
    sort: 'fullname',
    render: (row) => (
      <>
        <NamedFace {...row} />
        {row.is_paper && <Aside>{say('on paper')}</Aside>}
      </>
    ),
  };
}

/** The fifth working day, while it is not decided. */
function DueOf({ row: { due_on, state } }: { row: ApplicationRow }) {
  const today = useToday();
  if (!UNDECIDED.includes(state)) return null;
  return <DueShort on={due_on} isLate={due_on !== null && due_on < today} />;
}

const UNDECIDED: readonly ApplicationRow['state'][] = ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED'];

/** Applications for leave of oneself, of one's office or of all: one list on three screens. */
export function LeaveList({ whose, filters: more, ...shown }: LeaveListProps) {
  return (
    <ListScreen
      {...shown}
      endpoint={listApplications}
      rows="applications"
      query={{ whose }}
      exportAs={exportApplications}
      columns={columnsOf[whose]}
      filters={whose === 'mine' ? leaveFilters : [...leaveFilters, officeFilter, ...(more ?? [])]}
      searchLabel={whose === 'mine' ? say('Search type or place') : say('Search name, number or type')}
    />
  );
}
