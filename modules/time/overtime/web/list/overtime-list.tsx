import type { ReactNode } from 'react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type BulkAction, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { nameSeveral, NamedFaces } from '@talaan/kernel/web/named-faces.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { exportOvertime, FUNDINGS, listOvertime, type OvertimeRow, type WHOSE } from '../../contract/overtime.ts';
import { formatDays } from '../../rules/format-days.ts';
import { formatMinutes } from '../../rules/format-hours.ts';
import { isEnd, STATE_WORDS } from '../../workflow.ts';

interface OvertimeListProps {
  title: string;
  intro: ReactNode;
  whose: (typeof WHOSE)[number];
  /** Where a row leads. */
  open: (row: OvertimeRow) => string;
  parts?: ReactNode;
  main?: ReactNode;
  bulk?: BulkAction<OvertimeRow>[];
  views?: readonly ReadyView[];
  empty: { title: string; description: string; action?: ReactNode };
}

const columns: ListColumn<OvertimeRow>[] = [
  {
    key: 'activity',
    title: 'Activity',
    kind: 'name',
    sort: 'activity',
    render: (row) => (
      <>
        {row.activity}
        {row.is_emergency && <Aside>{say('emergency')}</Aside>}
      </>
    ),
  },
  {
    key: 'first_on',
    title: 'When',
    kind: 'datetime',
    sort: 'first_on',
    phone: true,
    render: ({ first_on, last_on }) => formatDays(first_on, last_on),
  },
  {
    key: 'names',
    title: 'Who',
    kind: 'text',
    phone: ({ first_people, people }) => nameSeveral(first_people, people),
    render: ({ first_people, people }) => <NamedFaces people={first_people} count={people} />,
  },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'funding', title: 'Compensation', kind: 'word', render: (row) => GIVEN_AS[row.funding] },
  {
    key: 'ordered_minutes',
    title: 'Hours',
    kind: 'number',
    render: (row) => formatCounted(row),
  },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => <RequestState state={state} words={STATE_WORDS[state]} isClosed={isEnd(state)} />,
  },
  {
    key: 'filed_at',
    title: 'Filed',
    kind: 'date',
    sort: 'filed_at',
    startsHidden: true,
    render: (row) => formatDay(row.filed_at),
  },
];

const GIVEN_AS = { COC: 'Credit', CDO: 'Day off', PAY: 'Pay' } as const;

/** What counts, once it is matched; before that what was ordered. */
function formatCounted({ counted_minutes, ordered_minutes }: OvertimeRow): string {
  return counted_minutes === null
    ? formatMinutes(ordered_minutes)
    : `${formatMinutes(counted_minutes)} of ${formatMinutes(ordered_minutes)}`;
}

const filters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(STATE_WORDS) }),
  selectFilter({ name: 'funding', label: 'Compensation', main: true, options: choices(FUNDINGS) }),
  dayFilter({ name: 'from', label: 'From' }),
  dayFilter({ name: 'to', label: 'To' }),
];

/** Overtime of oneself, of one's office or of all: one list on three screens. */
export function OvertimeList({ whose, ...shown }: OvertimeListProps) {
  return (
    <ListScreen
      {...shown}
      endpoint={listOvertime}
      rows="overtime"
      query={{ whose }}
      exportAs={exportOvertime}
      columns={whose === 'mine' ? columns.filter(({ key }) => key !== 'office') : columns}
      filters={whose === 'mine' ? filters : [...filters, officeFilter]}
      searchLabel="Search activity, name or number"
    />
  );
}
