import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import {
  exportSubjectRequests,
  listSubjectRequests,
  recordSubjectRequest,
  RIGHTS,
  type SubjectRequest,
} from '../../contract/subject-requests.ts';
import { RIGHT_WORDS } from '../../rules/subject-words.ts';
import { RecordForm } from './record-form.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestState } from './request-state.tsx';

const columns: ListColumn<SubjectRequest>[] = [
  { key: 'name', title: 'Who asks', kind: 'name', sort: 'name' },
  { key: 'kind', title: 'Asks for', kind: 'word', phone: true, render: (row) => RIGHT_WORDS[row.kind] },
  { key: 'received_on', title: 'Received', kind: 'date', sort: 'received_on', render: (row) => longDate(row.received_on) },
  {
    key: 'due_on',
    title: 'Due',
    kind: 'date',
    sort: 'due_on',
    phone: (row) => `due ${longDate(row.due_on)}`,
    render: (row) => longDate(row.due_on),
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <RequestState state={row.state} /> },
];

export const readAhead = listAhead(listSubjectRequests);

/** The book of requests of data subjects (RA 10173, sec. 16 and 18); the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('request');
  const close = () => change({ request: null });
  return (
    <ListScreen
      title="Requests of data subjects"
      intro="Access, correction, erasure and the other rights of RA 10173, each to be answered within thirty working days."
      endpoint={listSubjectRequests}
      rows="requests"
      exportAs={exportSubjectRequests}
      columns={columns}
      open={(row) => linkTo({ request: row.id })}
      searchLabel="Search by name or request"
      filters={[
        selectFilter({
          name: 'state',
          label: 'State',
          main: true,
          options: [
            { value: 'open', label: 'Open' },
            { value: 'overdue', label: 'Overdue' },
            { value: 'closed', label: 'Answered or withdrawn' },
          ],
        }),
        selectFilter({ name: 'kind', label: 'Right', options: RIGHTS.map((value) => ({ value, label: RIGHT_WORDS[value] })) }),
      ]}
      main={
        <ForCallers of={recordSubjectRequest}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ request: 'new' })}>
            Record a letter
          </Button>
        </ForCallers>
      }
      above={() => {
        if (!asked) return null;
        return asked === 'new' ? <RecordForm onClose={close} /> : <RequestDialog id={Number(asked)} onClose={close} />;
      }}
      empty={{ title: 'No request is recorded', description: 'Requests are made under My data, or recorded here from a letter.' }}
    />
  );
}
