import { useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { exportDisposalPapers, listDisposalPapers, readDisposal, type DisposalPaper } from '../contract/disposal.ts';
import { LEFT_OUT } from '../contract/words.ts';

const dayOr = (day: string | null) => (day === null ? '—' : longDate(day));

const columns: ListColumn<DisposalPaper>[] = [
  { key: 'tracking_no', title: 'Tracking number', kind: 'tracking', sort: 'tracking_no' },
  { key: 'subject', title: 'Subject', kind: 'name', phone: true, render: (row) => row.subject || 'Confidential' },
  { key: 'type', title: 'Type', kind: 'word', sort: 'type' },
  { key: 'closed_on', title: 'Closed', kind: 'date', render: (row) => dayOr(row.closed_on) },
  { key: 'disposed_on', title: 'Disposed of', kind: 'date', render: (row) => dayOr(row.disposed_on) },
  {
    key: 'left_out',
    title: 'Left out',
    kind: 'word',
    phone: (row) => row.left_out && LEFT_OUT[row.left_out],
    render: (row) => (row.left_out === null ? '—' : LEFT_OUT[row.left_out]),
  },
];

/** The papers of a request, and why some of them were left out. */
export function Screen() {
  const id = Number(useParams().id);
  const disposal = useCall(readDisposal, { params: { id } }).data?.disposal;
  return (
    <ListScreen
      title="Papers of the request"
      intro={disposal && `Request for disposal ${disposal.number}`}
      endpoint={listDisposalPapers}
      params={{ id }}
      rows="papers"
      exportAs={exportDisposalPapers}
      columns={columns}
      open={(row) => `/dts/documents/${row.id}`}
      searchLabel="Search by number or subject"
      filters={[
        selectFilter({
          name: 'left_out',
          label: 'Left out',
          options: [
            { value: '1', label: 'Left out alone' },
            { value: '0', label: 'Without those left out' },
          ],
        }),
      ]}
      empty={{ title: 'No papers', description: 'No paper of this request is as the filters want it.' }}
    />
  );
}
