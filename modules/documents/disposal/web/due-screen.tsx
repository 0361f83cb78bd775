import { useState } from 'react';
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { optionsFrom } from '@talaan/kernel/web/lists/filters/filter-options.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { officeOptions } from '@talaan/organization/web/place-filters.ts';
import { exportDue, listDue, requestDisposal, type DuePaper } from '../contract/disposal.ts';
import { listTypes } from '@talaan/documents/contract/types.ts';
import { KEPT_BACK } from '../contract/words.ts';
import { RequestDialog, type Narrowed } from './request-dialog.tsx';

/** So many years back a request may begin. */
const YEARS = 15;

const columns: ListColumn<DuePaper>[] = [
  { key: 'tracking_no', title: 'Tracking number', kind: 'tracking', sort: 'tracking_no' },
  { key: 'subject', title: 'Subject', kind: 'name', phone: true, render: (row) => row.subject || 'Confidential' },
  { key: 'type', title: 'Type', kind: 'word', sort: 'type' },
  { key: 'schedule_item', title: 'Item of the schedule', kind: 'word', startsHidden: true, render: (row) => row.schedule_item || '—' },
  { key: 'origin', title: 'Origin', kind: 'acronym', sort: 'origin', render: (row) => row.origin.acronym },
  { key: 'closed_on', title: 'Closed', kind: 'date', sort: 'closed', render: (row) => longDate(row.closed_on) },
  { key: 'kept_until', title: 'Kept until', kind: 'date', sort: 'kept_until', phone: true, render: (row) => longDate(row.kept_until) },
  {
    key: 'kept_back',
    title: 'Kept',
    kind: 'state',
    startsHidden: true,
    render: (row) => (row.kept_back === null ? '—' : <StatusBadge tone="warning">{KEPT_BACK[row.kept_back]}</StatusBadge>),
  },
];

const types = optionsFrom(listTypes, { query: { per_page: 999 } }, ({ document_types: found }) =>
  found.map(({ id, name, code }) => ({ value: String(id), label: name, short: code })),
);

export const readAhead = listAhead(listDue);

/** Papers whose retention has passed; a request for authority takes all of them, or those that the filters leave. */
export function Screen() {
  const [search] = useSearchParams();
  const thisYear = Number(useToday().slice(0, 4));
  const [isAsking, setAsking] = useState(false);
  const numberIn = (name: string) => Number(search.get(name)) || null;
  const narrowed: Narrowed = { type: numberIn('type'), origin: numberIn('origin'), closed_until: numberIn('closed_until') };
  const years = Array.from({ length: YEARS }, (_, at) => String(thisYear - 1 - at)).map((year) => ({ value: year, label: year }));
  return (
    <>
      <ListScreen
        title="Disposal"
        intro="Papers whose retention has passed and that are in no request. They are disposed of only with the authority of the National Archives (RA 9470); papers under legal hold or linked to an open paper are left out."
        endpoint={listDue}
        rows="papers"
        exportAs={exportDue}
        columns={columns}
        open={(row) => `/dts/documents/${row.id}`}
        groups={{ type: 'Type', origin: 'Office of origin' }}
        searchLabel="Search by number or subject"
        filters={[
          selectFilter({ name: 'type', label: 'Type', main: true, options: types }),
          selectFilter({ name: 'origin', label: 'Office of origin', main: true, options: officeOptions, isNested: true }),
          selectFilter({ name: 'closed_until', label: 'Closed until', main: true, options: years }),
          selectFilter({ name: 'kept_back', label: 'On legal hold', any: 'May be disposed of', options: choices(KEPT_BACK) }),
        ]}
        actions={
          <Button component={Link} to="/dts/disposals" variant="default">
            Requests
          </Button>
        }
        main={
          <ForCallers of={requestDisposal}>
            <Button onClick={() => setAsking(true)}>Request authority</Button>
          </ForCallers>
        }
        empty={{
          title: 'No papers are due for disposal',
          description: 'Closed papers appear here once the years of retention of their type have passed.',
        }}
      />
      {isAsking && <RequestDialog narrowed={narrowed} onClose={() => setAsking(false)} />}
    </>
  );
}
