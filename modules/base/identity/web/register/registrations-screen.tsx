import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { dismissRegistration, exportRegistrations, listRegistrations, REASONS, type Registration } from '../../contract/registration.ts';
import { JoinDialog } from './join-dialog.tsx';

const STATES: Record<Registration['state'], { label: string; tone: Tone }> = {
  for_hr: { label: 'To be decided', tone: 'warning' },
  mailed: { label: 'Link mailed', tone: 'waiting' },
  joined: { label: 'Has an account', tone: 'good' },
  dismissed: { label: 'Dismissed', tone: 'past' },
};

const KINDS = { staff: 'Staff', applicant: 'Applicant' };

export const readAhead = listAhead(listRegistrations);

/** Who asked for an account without HR; what does not match the records is settled here. */
export function Screen() {
  const [joining, setJoining] = useState<Registration>();
  const columns: ListColumn<Registration>[] = [
    { key: 'email', title: 'E-mail', kind: 'name', sort: 'email' },
    { key: 'idno', title: 'Entered no.', kind: 'number', phone: true, render: (row) => row.idno ?? 'Applicant' },
    {
      key: 'birth_date',
      title: 'Entered birth date',
      kind: 'date',
      startsHidden: true,
      render: (row) => row.birth_date && longDate(row.birth_date),
    },
    { key: 'name', title: 'On record', kind: 'text', phone: true, render: (row) => row.name || '—' },
    { key: 'office', title: 'Office', kind: 'text', startsHidden: true, render: (row) => row.office ?? '—' },
    {
      key: 'state',
      title: 'State',
      kind: 'state',
      render: ({ state }) => <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>,
    },
    { key: 'reason', title: 'Reason', kind: 'text', phone: true, render: ({ reason }) => reason && REASONS[reason] },
    { key: 'last_at', title: 'Last asked', kind: 'date', sort: 'last_at', render: (row) => formatDay(row.last_at) },
    { key: 'tries', title: 'Tries', kind: 'count', startsHidden: true },
    { key: 'settled_by', title: 'Settled by', kind: 'text', startsHidden: true, render: (row) => row.settled_by ?? '—' },
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
            any: 'Everyone',
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
