import { useState, type FormEvent } from 'react';
import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { beginPasskey, listPasskeys, registerPasskey } from '../../contract/passkeys.ts';
import { makePasskey } from '../passkeys/ask-authenticator.ts';
import { OwnPassword } from './confirm-owner-dialog.tsx';

/** Asks for a name, and for the password where it is due; then the browser asks for the device. */
export function AddPasskeyDialog({ needsPassword, onClose }: { needsPassword: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [making, setMaking] = useState(false);
  const registering = useSend(registerPasskey, {
    alsoRefresh: [listPasskeys],
    onDone: ({ passkey }) => {
      showSuccess(say('The passkey {name} opens your account from now on.', { name: passkey.name }));
      onClose();
    },
  });
  const beginning = useSend(beginPasskey, {
    onDone: ({ options }) => {
      setMaking(true);
      makePasskey(options)
        .then((credential) => registering.mutate({ body: { name, credential } }))
        .catch((failure: Error) => setTrouble(failure.message))
        .finally(() => setMaking(false));
    },
  });
  const wrongPassword = beginning.error?.errors.password?.join(' ');
  const asksPassword = needsPassword || wrongPassword !== undefined;
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTrouble(undefined);
    beginning.mutate({ body: asksPassword ? { password } : {} });
  };

  return (
    <Dialog onClose={onClose} title={say('Add a passkey')} isDirty={name !== ''}>
      <form noValidate onSubmit={add}>
        <Stack gap="sm">
          <Text size="sm">
            {say(
              'Your telephone, computer or security key makes a key for this site, and opens your account with it when it sees your finger, your face or your PIN. None of these leaves the device.',
            )}
          </Text>
          {trouble && (
            <Alert color="red" p="xs" role="alert">
              {trouble}
            </Alert>
          )}
          <TextInput
            label={say('Name')}
            description={say('By which you know the device, such as Office laptop')}
            maxLength={60}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={registering.error?.errors.name?.join(' ')}
          />
          {asksPassword && <OwnPassword value={password} onChange={setPassword} error={wrongPassword} />}
          <FormFoot
            action={say('Continue')}
            disabled={!name.trim() || (asksPassword && !password)}
            pending={beginning.isPending || making || registering.isPending}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
