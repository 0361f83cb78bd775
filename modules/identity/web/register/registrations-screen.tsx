import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { choices } from '@talaan/kernel/web/choices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { Aside } from '@talaan/kernel/web/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/list-screen.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { dismissRegistration, exportRegistrations, listRegistrations, REASONS, type Registration } from '../../contract/registration.ts';
import { JoinDialog } from './join-dialog.tsx';

const STATES: Record<Registration['state'], { label: string; tone: Tone }> = {
  for_hr: { label: 'To be decided', tone: 'warning' },
  mailed: { label: 'Link mailed', tone: 'waiting' },
  joined: { label: 'Has an account', tone: 'good' },
  dismissed: { label: 'Dismissed', tone: 'past' },
};

const KINDS = { staff: 'Staff', applicant: 'Applicant' };

/** Who asked for an account without HR; what does not match the records is settled here. */
export function Screen() {
  const [joining, setJoining] = useState<Registration>();
  const columns: ListColumn<Registration>[] = [
    { key: 'email', title: 'E-mail', kind: 'text', sort: 'email' },
    { key: 'given', title: 'Entered', kind: 'text', phone: true, render: (row) => <Entered row={row} /> },
    { key: 'name', title: 'On record', kind: 'text', phone: true, render: (row) => <OnRecord row={row} /> },
    { key: 'state', title: 'State', kind: 'name', phone: true, render: (row) => <State row={row} /> },
    { key: 'last_at', title: 'Last asked', kind: 'datetime', sort: 'last_at', render: (row) => <LastAsked row={row} /> },
    {
      key: 'settle',
      title: 'Settle',
      kind: 'actions',
      render: (row) => row.state === 'for_hr' && <Settle row={row} onJoin={setJoining} />,
    },
  ];
  return (
    <>
      <ListScreen
        title="Registrations"
        intro="People who registered on the sign-in page. Those whose number and birth date match are approved automatically; the others are listed here."
        endpoint={listRegistrations}
        rows="registrations"
        exportAs={exportRegistrations}
        searchLabel="Search by e-mail, name or number"
        columns={columns}
        filters={[
          selectFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: choices(STATES),
          }),
          selectFilter({
            name: 'kind',
            label: 'Who',
            any: 'Everybody',
            main: true,
            options: choices(KINDS),
          }),
        ]}
        empty={{
          title: 'No registrations yet',
          description: 'Staff and applicants ask for an account with ‘Register’ on the sign-in page.',
        }}
      />
      {joining && <JoinDialog registration={joining} onClose={() => setJoining(undefined)} />}
    </>
  );
}

function Entered({ row }: { row: Registration }) {
  if (row.kind === 'applicant') return 'Applicant';
  return (
    <>
      {row.idno}
      {row.birth_date && <Aside>born {longDate(row.birth_date)}</Aside>}
    </>
  );
}

function OnRecord({ row }: { row: Registration }) {
  if (!row.name) return '—';
  return (
    <>
      {row.name}
      <Aside>{row.office}</Aside>
    </>
  );
}

function State({ row: { state, reason } }: { row: Registration }) {
  return (
    <>
      <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
      {reason && <Aside>{REASONS[reason]}</Aside>}
    </>
  );
}

function LastAsked({ row }: { row: Registration }) {
  const more = [row.tries > 1 && `${row.tries} times`, row.settled_by && `settled by ${row.settled_by}`].filter(Boolean).join(', ');
  return (
    <>
      {formatInstant(row.last_at)}
      {more && <Aside>{more}</Aside>}
    </>
  );
}

function Settle({ row, onJoin }: { row: Registration; onJoin: (row: Registration) => void }) {
  const dismissing = useSend(dismissRegistration, { onDone: ({ message }) => showSuccess(message) });
  const dismiss = async () => {
    const question = `Dismiss the registration of ${row.email} ? No mail is sent; they may register again.`;
    if (await confirm({ title: 'Dismiss the registration', question, action: 'Dismiss', danger: true }))
      dismissing.mutate({ params: { id: row.id } });
  };
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Button size="compact-sm" variant="light" onClick={() => onJoin(row)} aria-label={`Join ${row.email} to a person`}>
        Join
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        loading={dismissing.isPending}
        onClick={() => void dismiss()}
        aria-label={`Dismiss the registration of ${row.email}`}
      >
        Dismiss
      </Button>
    </Group>
  );
}
