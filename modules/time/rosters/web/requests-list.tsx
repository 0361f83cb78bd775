import type { ReactNode } from 'react';
import { SCHEDULE_KINDS } from '@talaan/attendance/contract/schedule-hours.ts';
import { formatHours } from '@talaan/attendance/web/schedules/format-hours.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import type { Emptiness } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import type { ActionOf } from '@talaan/requests/contract/request-kind.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { exportRosterRequests, listRosterRequests, type RosterRow } from '../contract/requests.ts';
import { REQUESTED_KINDS } from '../rules/check-hours.ts';
import { rosterFlow } from '../workflow.ts';

const from: ListColumn<RosterRow> = {
  key: 'from',
  title: 'From',
  kind: 'date',
  sort: 'from',
  phone: true,
  render: (row) => longDate(row.from),
};

const employee: ListColumn<RosterRow> = {
  key: 'fullname',
  title: 'Employee',
  kind: 'name',
  sort: 'fullname',
  render: (row) => (
    <>
      <NamedFace {...row} />
      <Aside>
        {row.idno}
        {row.office && `, ${row.office}`}
      </Aside>
    </>
  ),
};

const further: ListColumn<RosterRow>[] = [
  { key: 'kind', title: 'Kind', kind: 'word', render: (row) => SCHEDULE_KINDS[row.hours.kind] },
  { key: 'hours', title: 'Hours', kind: 'text', phone: true, render: (row) => formatHours(row.hours).join('; ') },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: (row) => (
      <RequestState state={row.state} words={rosterFlow.words[row.state]} isClosed={row.state === 'APPROVED' || row.state === 'NOTED'} />
    ),
  },
  { key: 'filed_at', title: 'Filed', kind: 'datetime', sort: 'filed_at', render: (row) => formatInstant(row.filed_at) },
];

const filters = [
  multiFilter({ name: 'state', label: 'State', main: true, options: choices(rosterFlow.words) }),
  selectFilter({
    name: 'kind',
    label: 'Kind',
    main: true,
    options: REQUESTED_KINDS.map((value) => ({ value, label: SCHEDULE_KINDS[value] })),
  }),
];

interface RequestsListProps {
  title: string;
  intro: string;
  whose: 'mine' | 'department' | 'all';
  /** Decisions that are taken from this list. */
  decides: readonly ActionOf<typeof rosterFlow>[];
  views: readonly ReadyView[];
  /** The address of one. */
  open: (row: RosterRow) => string;
  parts?: ReactNode;
  actions?: ReactNode;
  main: ReactNode;
  empty: Emptiness;
}

/** The one list of requests for work schedules: one's own, those of an office, or all. */
export function RequestsList({ whose, decides, ...rest }: RequestsListProps) {
  const { bulk, dialog } = useBulkSteps<typeof rosterFlow, RosterRow>(rosterFlow, decides);
  const isMine = whose === 'mine';
  return (
    <>
      <ListScreen
        {...rest}
        endpoint={listRosterRequests}
        rows="requests"
        query={{ whose }}
        exportAs={exportRosterRequests}
        columns={isMine ? [from, ...further] : [employee, from, ...further]}
        filters={isMine ? filters : [...filters, officeFilter]}
        groups={isMine ? { state: 'State', kind: 'Kind' } : { state: 'State', kind: 'Kind', office: 'Office' }}
        bulk={bulk}
      />
      {dialog}
    </>
  );
}
