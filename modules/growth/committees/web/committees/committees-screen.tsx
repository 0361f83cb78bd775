import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { COMMITTEE_NAMES } from '@talaan/requests/contract/committees.ts';
import { addCommittee, exportCommittees, listCommittees, type CommitteeRow } from '../../contract/committees.ts';

const columns: ListColumn<CommitteeRow>[] = [
  { key: 'name', title: 'Committee', kind: 'name', sort: 'name' },
  { key: 'chair', title: 'Chair', kind: 'name', phone: true, render: (row) => row.chair ?? '—' },
  { key: 'secretary', title: 'Secretary', kind: 'name', render: (row) => row.secretary ?? '—' },
  { key: 'seats', title: 'Seats with a vote', kind: 'number', sort: 'seats' },
  {
    key: 'missing',
    title: 'Still needed',
    kind: 'word',
    phone: true,
    render: (row) => (row.missing.length === 0 ? '—' : <StatusBadge tone="warning">{capital(row.missing.join(', '))}</StatusBadge>),
  },
  { key: 'next_end', title: 'A term ends on', kind: 'date', render: (row) => (row.next_end === null ? '—' : longDate(row.next_end)) },
  {
    key: 'next_meeting',
    title: 'Next meeting',
    kind: 'date',
    render: (row) => (row.next_meeting === null ? '—' : longDate(row.next_meeting)),
  },
];

export const readAhead = listAhead(listCommittees);

/** Committees of learning and performance with those who sit on them today. */
export function Screen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ListScreen
        title="Committee members"
        endpoint={listCommittees}
        rows="committees"
        exportAs={exportCommittees}
        columns={columns}
        open={(row) => `/lnd/manage/committee/members/${row.id}`}
        searchLabel="Search by committee or member"
        filters={[selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(COMMITTEE_NAMES) })]}
        main={
          <ForCallers of={addCommittee}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
              Add a department committee
            </Button>
          </ForCallers>
        }
        empty={{ title: 'No committees', description: 'Department personnel committees that you keep.' }}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title="Add a department personnel committee" onClose={onClose}>
      <FormShell
        endpoint={addCommittee}
        initial={{ office_id: null as number | null }}
        body={({ office_id: office }) => ({ office_id: office ?? 0 })}
        draft="committee:new"
        submit="Add"
        success="The committee was added."
        alsoRefresh={[listCommittees]}
        onDone={({ id }) => {
          onClose();
          void navigate(`/lnd/manage/committee/members/${id}`);
        }}
      >
        {(form) => <OfficePicker label="Office" required {...form.getInputProps('office_id')} />}
      </FormShell>
    </Dialog>
  );
}

function capital(words: string): string {
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
