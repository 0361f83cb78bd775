import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { editUser } from '@talaan/identity/contract/users.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readPersonnel } from '../../contract.ts';
import { changeSection, readAccountOf } from '../../contract/record.ts';
import type { PersonOnRecord } from './person-on-record.ts';

/** Says that a person signs in with another address than the record has, and makes them one. */
export function AddressOfAccount({ person: { id, email } }: { person: PersonOnRecord }) {
  const account = useCall(readAccountOf, { params: { id } }).data?.account;
  const alsoRefresh = [readPersonnel, readAccountOf];
  const changing = useSend(changeSection, { alsoRefresh, onDone: () => showSuccess('The record has the address of the account now.') });
  const editing = useSend(editUser, { alsoRefresh, onDone: ({ message }) => showSuccess(message) });
  if (!account || account.email === email) return null;
  return (
    <Alert color="yellow" title="The account has another address">
      <Stack gap="xs">
        <Text size="sm">This person signs in with {account.email}.</Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={changing.isPending}
            onClick={() =>
              changing.mutate({ params: { id, suffix: 'contact' }, body: { was: { email: email ?? '' }, email: account.email } })
            }
          >
            Use {account.email} in the record
          </Button>
          {email && (
            <ForCallers of={editUser}>
              <Button
                size="xs"
                variant="default"
                loading={editing.isPending}
                onClick={() => editing.mutate({ params: { id: account.id }, body: { name: account.name, email } })}
              >
                Sign in with {email}
              </Button>
            </ForCallers>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
