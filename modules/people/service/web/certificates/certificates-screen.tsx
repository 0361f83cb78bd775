import { useState } from 'react';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPlus, IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import {
  CERTIFICATE_KINDS,
  exportCertificates,
  listCertificates,
  signCertificates,
  type CertificateRow,
} from '../../contract/certificates.ts';
import { certificateFlow } from '../../workflow.ts';
import { DueDate, StateBadge } from './state-badge.tsx';

const CounterDialog = openedLater(async () => (await import('./counter-dialog.tsx')).CounterDialog);

const columns: ListColumn<CertificateRow>[] = [
  {
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
  },
  { key: 'kind', title: 'Certifies', kind: 'text', phone: true, render: (row) => CERTIFICATE_KINDS[row.kind] },
  { key: 'purpose', title: 'Purpose', kind: 'text' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'due_on', title: 'Due', kind: 'datetime', sort: 'due_on', phone: true, render: (row) => <DueDate certificate={row} /> },
  { key: 'control_number', title: 'Control number', kind: 'number', sort: 'control_number', render: (row) => row.control_number ?? '' },
  {
    key: 'requested_at',
    title: 'Requested',
    kind: 'date',
    sort: 'requested_at',
    startsHidden: true,
    render: (row) => formatDay(row.requested_at),
  },
];

const filters = [
  multiFilter({
    name: 'state',
    label: 'State',
    main: true,
    options: certificateFlow.states.map((value) => ({ value, label: certificateFlow.words[value] })),
  }),
  selectFilter({
    name: 'kind',
    label: 'Certifies',
    main: true,
    options: choices(CERTIFICATE_KINDS),
  }),
  selectFilter({
    name: 'show',
    label: 'Show',
    any: 'All',
    main: true,
    options: [
      { value: 'open', label: 'Not yet released' },
      { value: 'overdue', label: 'Overdue' },
    ],
  }),
];

export const readAhead = listAhead(listCertificates);

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
        main={add}
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

/** Open certificates, each count a link to its rows. */
function Counts({ counts }: { counts: { REQUESTED: number; PREPARED: number; SIGNED: number; overdue: number } }) {
  const links: [string, string][] = [
    [`${counts.overdue} overdue`, '?show=overdue'],
    [`${counts.REQUESTED} to prepare`, '?state=REQUESTED'],
    [`${counts.PREPARED} to sign`, '?state=PREPARED'],
    [`${counts.SIGNED} to release`, '?state=SIGNED'],
  ];
  return (
    <Group gap="md" h={28} wrap="nowrap">
      {links.map(([label, search]) => (
        <Anchor key={search} component={Link} to={search} size="sm" py={4}>
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
