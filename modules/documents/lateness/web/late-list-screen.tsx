import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { dayFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeOptions } from '@talaan/organization/web/place-filters.ts';
import { exportLate, listLate, type LateStay } from '../contract/lateness.ts';
import { formatMinutesLeft } from '@talaan/documents/rules/format-clock.ts';
import { askedLateFilters } from './asked-words.ts';
import { ExplanationBadge } from './explanation-badge.tsx';

const columns: ListColumn<LateStay>[] = [
  { key: 'tracking_no', title: 'Tracking number', kind: 'tracking', sort: 'tracking_no' },
  { key: 'subject', title: 'Subject', kind: 'name', render: (row) => row.subject || 'Confidential' },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true, render: (row) => row.office.acronym },
  { key: 'due_at', title: 'Due', kind: 'datetime', sort: 'due', render: (row) => formatInstant(row.due_at) },
  { key: 'minutes_late', title: 'Late', kind: 'date', phone: true, render: (row) => formatMinutesLeft(row.minutes_late, true) },
  {
    key: 'ended_at',
    title: 'Ended',
    kind: 'datetime',
    render: (row) => (row.ended_at === null ? 'Still there' : formatInstant(row.ended_at)),
  },
  { key: 'explanation', title: 'Explanation', kind: 'state', render: (row) => <ExplanationBadge state={row.explanation} /> },
];

export const readAhead = listAhead(listLate);

/** Late stays of papers and their explanations. */
export function Screen() {
  return (
    <ListScreen
      title="Overdue"
      intro="Papers that are or were late in an office, and why. A late paper is forwarded only with an explanation, which the head above the office or the records officer accepts or returns."
      endpoint={listLate}
      rows="stays"
      exportAs={exportLate}
      columns={columns}
      open={(row) => `/dts/overdue/document/${row.id}`}
      groups={{ office: 'Office', explanation: 'Explanation' }}
      searchLabel="Search by number"
      filters={[
        ...askedLateFilters,
        dayFilter({ name: 'from', label: 'Due from' }),
        dayFilter({ name: 'to', label: 'Due until' }),
        selectFilter({
          name: 'ended',
          label: 'Routing step',
          options: [
            { value: '0', label: 'Still there' },
            { value: '1', label: 'Received and ended' },
          ],
        }),
        dayFilter({ name: 'registered_from', label: 'Registered from' }),
        dayFilter({ name: 'registered_to', label: 'Registered until' }),
        selectFilter({ name: 'within', label: 'Office of origin with its units', options: officeOptions, isNested: true }),
      ]}
      empty={{ title: 'No late papers', description: 'Papers that are late in the office appear here, with their explanations.' }}
    />
  );
}
