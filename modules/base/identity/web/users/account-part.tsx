import { useState } from 'react';
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editUser, findPeopleToJoin, joinPerson, type UserDetail } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';
import { AddressOfRecord } from './address-of-record.tsx';

/** Name and address of an account, and whose it is. */
export function AccountPart({ user, version }: { user: UserDetail; version: number | undefined }) {
  const isSelf = useCurrentUser().id === user.id;
  if (isSelf)
    return (
      <Text size="sm" c="dimmed">
        This is your own account: its name and address are under Account settings.
      </Text>
    );
  return (
    <Stack gap="lg" maw={560}>
      <AddressOfRecord user={user} version={version} />
      <FormShell
        key={version}
        endpoint={editUser}
        params={{ id: user.id }}
        version={version}
        initial={{ name: user.name, email: user.email }}
        draft={`user:${user.id}`}
        submit="Save"
        success="The account has been saved."
      >
        {(form) => (
          <>
            <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
            <TextInput
              label="E-mail"
              type="email"
              withAsterisk
              description="The user signs in with it. The earlier address is notified of a change."
              {...form.getInputProps('email')}
            />
          </>
        )}
      </FormShell>
      <Stack gap="sm">
        <Title order={2}>Person</Title>
        <JoinedPerson user={user} />
      </Stack>
      <Text size="xs" c="dimmed">
        The account was made {formatInstant(user.created_at)}.
      </Text>
    </Stack>
  );
}

function JoinedPerson({ user }: { user: UserDetail }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const send = useSend(joinPerson, {
    onDone: ({ message }) => {
      setChosen(null);
      showSuccess(message);
    },
  });
  const params = { id: user.id };
  const part = async () => {
    const question = `${user.name} will no longer see the record and requests of ${user.person?.fullname}.`;
    if (await confirm({ title: 'Part the account from its person?', question, action: 'Part', danger: true }))
      send.mutate({ params, body: { personnel_id: null } });
  };
  if (user.person)
    return (
      <Paper withBorder p="sm">
        <Group justify="space-between" gap="sm">
          <Stack gap={2}>
            <Text fw={600} size="sm">
              {user.person.fullname}
            </Text>
            <Text size="xs" c="dimmed">
              {[user.person.idno, user.person.office].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Button variant="default" loading={send.isPending} onClick={() => void part()}>
            Part
          </Button>
        </Group>
      </Paper>
    );
  return (
    <Group align="flex-end" gap="sm">
      <RemotePicker
        label="Join to"
        flex="1 1 16rem"
        endpoint={findPeopleToJoin}
        rows="people"
        value={chosen}
        onChange={(id) => setChosen(id)}
        option={personOption}
        error={send.error?.errors.personnel_id?.join(' ')}
      />
      <Button disabled={chosen === null} loading={send.isPending} onClick={() => send.mutate({ params, body: { personnel_id: chosen } })}>
        Join
      </Button>
    </Group>
  );
}
