import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportActingHeads, listActingHeads, type ActingHead } from '../../contract/acting-heads.ts';
import { EndActingDialog } from './end-acting-dialog.tsx';
import { NameActingDialog } from './name-acting-dialog.tsx';

const STATES: Record<ActingHead['state'], { tone: Tone; label: string }> = {
  current: { tone: 'info', label: 'In charge' },
  coming: { tone: 'waiting', label: 'To come' },
  past: { tone: 'past', label: 'Over' },
};

export const readAhead = listAhead(listActingHeads);

/** Who stands in for the head of an office, from and to. */
export function Screen() {
  const [naming, setNaming] = useState(false);
  const [ending, setEnding] = useState<ActingHead>();
  const columns: ListColumn<ActingHead>[] = [
    { key: 'fullname', title: 'Officer in Charge', kind: 'name', render: (row) => <NamedFace {...row} office={row.office_acronym} /> },
    {
      key: 'department',
      title: 'Office',
      kind: 'name',
      sort: 'department',
      phone: (row) => row.department,
      render: (row) => <OfficeCell acting={row} />,
    },
    { key: 'from', title: 'From', kind: 'date', sort: 'from', render: (row) => (row.from ? longDate(row.from) : '—') },
    { key: 'to', title: 'Last day', kind: 'number', phone: true, render: (row) => (row.to ? longDate(row.to) : 'Without an end') },
    {
      key: 'state',
      title: 'State',
      kind: 'state',
      render: ({ state }) => <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>,
    },
    { key: 'reason', title: 'Reason', kind: 'text', render: (row) => <ReasonCell acting={row} /> },
    {
      key: 'end',
      title: 'End',
      kind: 'action',
      render: (row) =>
        row.may_end && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${row.state === 'coming' ? 'Revoke' : 'End'} ${row.fullname}`}
            onClick={() => setEnding(row)}
          >
            {row.state === 'coming' ? 'Revoke' : 'End'}
          </Button>
        ),
    },
  ];
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setNaming(true)}>
      Add OIC head
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Officers in charge"
        intro="The officer in charge acts for the head between these dates. Each record says so."
        endpoint={listActingHeads}
        rows="acting_heads"
        exportAs={exportActingHeads}
        searchLabel="Search by office or reason"
        columns={columns}
        filters={[
          selectFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: choices(STATES),
          }),
        ]}
        main={add}
        empty={{
          title: 'No officer in charge yet',
          description: 'Assign an officer in charge for the days on which a head is away.',
          action: add,
        }}
      />
      {naming && <NameActingDialog onClose={() => setNaming(false)} />}
      {ending && <EndActingDialog acting={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function OfficeCell({ acting }: { acting: ActingHead }) {
  return (
    <>
      {acting.department}
      <Aside>{acting.head ? `for ${acting.head}` : 'the post of the head is vacant'}</Aside>
    </>
  );
}

function ReasonCell({ acting }: { acting: ActingHead }) {
  return (
    <>
      {acting.reason || '—'}
      {acting.ended_because && <Aside>ended early: {acting.ended_because}</Aside>}
    </>
  );
}
