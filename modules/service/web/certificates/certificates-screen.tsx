import { useState } from 'react';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/list-filters.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import {
  CERTIFICATE_KINDS,
  exportCertificates,
  listCertificates,
  signCertificates,
  type CertificateRow,
} from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { DueDate, StateBadge } from './state-badge.tsx';

const columns: ListColumn<CertificateRow>[] = [
  {
    key: 'fullname',
    title: 'Employee',
    sort: 'fullname',
    render: (row) => (
      <Stack gap={0} component="span">
        <span>{row.fullname}</span>
        <Text span size="xs" c="dimmed">
          {row.idno}
          {row.office && `, ${row.office}`}
        </Text>
      </Stack>
    ),
  },
  { key: 'kind', title: 'Certifies', width: 190, render: (row) => CERTIFICATE_KINDS[row.kind] },
  { key: 'purpose', title: 'Purpose' },
  { key: 'state', title: 'State', width: 130, render: (row) => <StateBadge state={row.state} /> },
  { key: 'due_on', title: 'Due', sort: 'due_on', width: 220, render: (row) => <DueDate certificate={row} /> },
  { key: 'control_number', title: 'Control number', sort: 'control_number', width: 150, render: (row) => row.control_number ?? '' },
  {
    key: 'requested_at',
    title: 'Requested',
    sort: 'requested_at',
    width: 120,
    startsHidden: true,
    render: (row) => longDate(row.requested_at.slice(0, 10)),
  },
];

const filters = [
  multiFilter({
    name: 'state',
    label: 'State',
    options: certificateFlow.states.map((value) => ({ value, label: certificateFlow.words[value] })),
  }),
  selectFilter({
    name: 'kind',
    label: 'Certifies',
    options: Object.entries(CERTIFICATE_KINDS).map(([value, label]) => ({ value, label })),
  }),
  selectFilter({
    name: 'show',
    label: 'Show',
    options: [
      { value: 'open', label: 'Not yet released' },
      { value: 'overdue', label: 'Overdue' },
    ],
  }),
];

/** All requests within one's reach, what is due first on top; signed in bulk. */
export function Screen() {
  const [isAdding, setAdding] = useState(false);
  const signing = useSend(signCertificates, { onDone: ({ message }) => showSuccess(message) });
  const sign = (rows: CertificateRow[]) => {
    const ready = rows.filter(({ state }) => state === 'PREPARED');
    if (ready.length === 0) return showError('None of the chosen certificates is for signature.');
    signing.mutate({ body: { ids: ready.map(({ id }) => id) } });
  };
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      New request
    </Button>
  );
  return (
    <>
      <ListScreen
        title="Certificates of employment"
        intro="Released within three working days (RA 11032)."
        endpoint={listCertificates}
        rows="certificates"
        exportAs={exportCertificates}
        open={(row) => `/coe/${row.id}`}
        columns={columns}
        filters={filters}
        searchLabel="Search name, number or control number"
        bulk={[{ label: 'Mark as signed', icon: <IconSignature size={16} />, run: sign }]}
        actions={add}
        above={(answer) => answer && <Counts counts={answer.counts} />}
        empty={{
          title: 'No certificates yet',
          description: 'Requests that employees make under My certificates appear here.',
          action: add,
        }}
      />
      {isAdding && <CounterDialog onClose={() => setAdding(false)} />}
    </>
  );
}

/** What waits, each a link to its rows. */
function Counts({ counts }: { counts: { REQUESTED: number; PREPARED: number; SIGNED: number; overdue: number } }) {
  const links: [string, string][] = [
    [`${counts.overdue} overdue`, '?show=overdue'],
    [`${counts.REQUESTED} to prepare`, '?state=REQUESTED'],
    [`${counts.PREPARED} to sign`, '?state=PREPARED'],
    [`${counts.SIGNED} to release`, '?state=SIGNED'],
  ];
  return (
    <Group gap="md">
      {links.map(([label, search]) => (
        <Anchor key={search} component={Link} to={search} size="sm" py={4}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
