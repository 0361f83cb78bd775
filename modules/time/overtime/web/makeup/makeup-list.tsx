import type { ReactNode } from 'react';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportMakeupClasses, listMakeupClasses, type MakeupRow } from '../../contract/makeup-classes.ts';
import { formatMinutes } from '../../rules/format-hours.ts';
import { makeupFlow } from '../../workflow.ts';

interface MakeupListProps {
  title: string;
  intro: string;
  whose: 'mine' | 'all';
  open: (row: MakeupRow) => string;
  parts?: ReactNode;
  main?: ReactNode;
  empty: { title: string; description: string; action?: ReactNode };
}

const columns: ListColumn<MakeupRow>[] = [
  { key: 'subject', title: 'Subject', kind: 'name', render: (row) => `${row.subject}, ${row.section}` },
  {
    key: 'fullname',
    title: 'Teacher',
    kind: 'text',
    sort: 'fullname',
    phone: ({ fullname }) => fullname,
    render: (row) => <NamedFace {...row} />,
  },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'missed_on', title: 'Missed', kind: 'date', sort: 'missed_on', render: (row) => longDate(row.missed_on) },
  { key: 'held_on', title: 'Made up', kind: 'date', sort: 'held_on', phone: true, render: (row) => longDate(row.held_on) },
  {
    key: 'from_minute',
    title: 'Time',
    kind: 'number',
    render: (row) => `${clockTime(row.from_minute)}–${clockTime(row.to_minute)}`,
  },
  { key: 'room', title: 'Room', kind: 'word', startsHidden: true },
  {
    key: 'attended_minutes',
    title: 'Attended',
    kind: 'number',
    render: ({ attended_minutes }) => (attended_minutes === null ? '—' : formatMinutes(attended_minutes)),
  },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => (
      <RequestState state={state} words={makeupFlow.words[state]} isClosed={(makeupFlow.ends as readonly string[]).includes(state)} />
    ),
  },
];

const stateFilter = multiFilter({ name: 'state', label: 'State', main: true, options: choices(makeupFlow.words) });

/** Make-up classes of oneself, or within the reach of academic affairs. */
export function MakeupList({ whose, ...shown }: MakeupListProps) {
  const { bulk, dialog } = useBulkSteps<typeof makeupFlow, MakeupRow>(makeupFlow, ['recommend', 'approve', 'disapprove']);
  return (
    <>
      <ListScreen
        {...shown}
        endpoint={listMakeupClasses}
        rows="classes"
        query={{ whose }}
        exportAs={exportMakeupClasses}
        columns={whose === 'mine' ? columns.filter(({ key }) => key !== 'fullname' && key !== 'office') : columns}
        filters={whose === 'mine' ? [stateFilter] : [stateFilter, officeFilter]}
        searchLabel="Search teacher, subject or room"
        {...(whose === 'all' && { bulk })}
      />
      {dialog}
    </>
  );
}
