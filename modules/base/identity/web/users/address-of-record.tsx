import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editUser, giveRecordAddress, type UserDetail } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';

/** Says that the personnel record of an account has another address, and makes them one. */
export function AddressOfRecord({ user: { id, name, email, person }, version }: { user: UserDetail; version: number | undefined }) {
  const { allowed_views: views } = useCurrentUser();
  const onDone = ({ message }: { message: string }) => showSuccess(message);
  const editing = useSend(editUser, { onDone });
  const giving = useSend(giveRecordAddress, { onDone });
  if (!person || person.email === email) return null;
  const { email: onRecord } = person;
  return (
    <Alert color="yellow" title="The personnel record has another address">
      <Stack gap="xs">
        <Text size="sm">
          {onRecord ? `The record has ${onRecord}; the account signs in with ${email}.` : 'The record has no e-mail address.'}
        </Text>
        <Group gap="xs">
          {onRecord && (
            <Button
              size="xs"
              variant="default"
              loading={editing.isPending}
              onClick={() => editing.mutate({ params: { id }, body: { name, email: onRecord }, version })}
            >
              Sign in with {onRecord}
            </Button>
          )}
          {opens('PERSONNELS', views) && (
            <Button size="xs" variant="default" loading={giving.isPending} onClick={() => giving.mutate({ params: { id } })}>
              Use {email} in the record
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
