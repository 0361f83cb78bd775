import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { exportDisposals, listDisposals, type DisposalRow } from '../contract/disposal.ts';
import { DISPOSAL_MANNERS, DISPOSAL_STATES } from '../contract/words.ts';
import { DisposalBadge } from './disposal-badge.tsx';

const columns: ListColumn<DisposalRow>[] = [
  { key: 'number', title: 'Request', kind: 'item', sort: 'number' },
  { key: 'papers', title: 'Papers', kind: 'count', sort: 'papers', phone: ({ papers }) => `${papers} papers` },
  { key: 'manner', title: 'By', kind: 'word', render: (row) => DISPOSAL_MANNERS[row.manner] },
  { key: 'requested_at', title: 'Requested', kind: 'datetime', sort: 'requested', render: (row) => formatInstant(row.requested_at) },
  { key: 'requested_by', title: 'Authorized by', kind: 'name' },
  { key: 'authority_no', title: 'Authority', kind: 'word', render: (row) => row.authority_no ?? '—' },
  {
    key: 'disposed_on',
    title: 'Disposed of',
    kind: 'date',
    sort: 'disposed',
    render: (row) => (row.disposed_on === null ? '—' : longDate(row.disposed_on)),
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <DisposalBadge state={row.state} /> },
];

export const readAhead = listAhead(listDisposals);

/** Requests for authority to dispose of records. */
export function Screen() {
  return (
    <ListScreen
      title="Requests for disposal"
      endpoint={listDisposals}
      rows="disposals"
      exportAs={exportDisposals}
      columns={columns}
      open={(row) => `/dts/disposals/${row.id}`}
      searchLabel="Search by number or authority"
      filters={[selectFilter({ name: 'state', label: 'State', main: true, options: choices(DISPOSAL_STATES) })]}
      actions={
        <Button component={Link} to="/dts/disposal" variant="default">
          Papers due
        </Button>
      }
      empty={{ title: 'No requests', description: 'Requests for authority to dispose of records appear here.' }}
    />
  );
}
