import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { selectFilter } from '@talaan/kernel/web/list-filters.tsx';
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

/** Who asked for an account by himself; what does not match the records is settled here. */
export function Screen() {
  const [joining, setJoining] = useState<Registration>();
  const columns: ListColumn<Registration>[] = [
    { key: 'email', title: 'E-mail', sort: 'email' },
    { key: 'given', title: 'Entered', width: 150, render: (row) => <Entered row={row} /> },
    { key: 'name', title: 'On record', render: (row) => <OnRecord row={row} /> },
    { key: 'state', title: 'State', width: 280, render: (row) => <State row={row} /> },
    { key: 'last_at', title: 'Last asked', sort: 'last_at', width: 190, render: (row) => <LastAsked row={row} /> },
    {
      key: 'settle',
      title: 'Settle',
      width: 220,
      align: 'right',
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
            label: 'All states',
            options: Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
          }),
          selectFilter({
            name: 'kind',
            label: 'Staff and applicants',
            options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
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
    <Stack gap={0}>
      <Text size="sm">{row.idno}</Text>
      <Text size="xs" c="dimmed">
        {row.birth_date && `born ${longDate(row.birth_date)}`}
      </Text>
    </Stack>
  );
}

function OnRecord({ row }: { row: Registration }) {
  if (!row.name) return '—';
  return (
    <Stack gap={0}>
      <Text size="sm">{row.name}</Text>
      <Text size="xs" c="dimmed">
        {row.office}
      </Text>
    </Stack>
  );
}

function State({ row: { state, reason } }: { row: Registration }) {
  return (
    <Stack gap={2} align="flex-start">
      <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
      {reason && (
        <Text size="xs" c="dimmed">
          {REASONS[reason]}
        </Text>
      )}
    </Stack>
  );
}

function LastAsked({ row }: { row: Registration }) {
  const more = [row.tries > 1 && `${row.tries} times`, row.settled_by && `settled by ${row.settled_by}`].filter(Boolean).join(', ');
  return (
    <Stack gap={0}>
      <Text size="sm">{formatInstant(row.last_at)}</Text>
      {more && (
        <Text size="xs" c="dimmed">
          {more}
        </Text>
      )}
    </Stack>
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
      <Button size="xs" variant="light" onClick={() => onJoin(row)} aria-label={`Join ${row.email} to a person`}>
        Join
      </Button>
      <Button
        size="xs"
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
