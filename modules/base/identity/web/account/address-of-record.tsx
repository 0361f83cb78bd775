import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { giveRecordOwnAddress, readAddressOfRecord } from '../../contract/account.ts';

interface AddressOfRecordProps {
  /** With which one signs in. */
  current: string;
  /** Begins to change the account to the address of the record. */
  onSignInWith: (address: string) => void;
}

/** Says that the personnel record has another address, and makes them one. */
export function AddressOfRecord({ current, onSignInWith }: AddressOfRecordProps) {
  const record = useCall(readAddressOfRecord, {}).data?.record;
  const giving = useSend(giveRecordOwnAddress, { alsoRefresh: [readAddressOfRecord], onDone: ({ message }) => showSuccess(message) });
  if (!record || record.email === current) return null;
  const { email } = record;
  return (
    <Alert color="yellow" title={say('Your personnel record has another address')}>
      <Stack gap="xs">
        <Text size="sm">
          {email
            ? say('The record has {email}, and letters about your applications go there.', { email })
            : say('The record has no e-mail address.')}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" loading={giving.isPending} onClick={() => giving.mutate({})}>
            {say('Use {current} in the record', { current })}
          </Button>
          {email && (
            <Button size="xs" variant="default" onClick={() => onSignInWith(email)}>
              {say('Sign in with {email}', { email })}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}
