import { useState, type FormEvent } from 'react';
import { Stack, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listPasskeys, renamePasskey, type Passkey } from '../../contract/passkeys.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const renaming = useSend(renamePasskey, {
    alsoRefresh: [listPasskeys],
    onDone: () => {
      showSuccess(say('The passkey has been renamed.'));
      onClose();
    },
  });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate({ params: { id: passkey.id }, body: { name } });
  };
  return (
    <Dialog onClose={onClose} title={say('Rename the passkey')} isDirty={name !== passkey.name}>
      <form noValidate onSubmit={rename}>
        <Stack gap="sm">
          <TextInput
            label={say('Name')}
            maxLength={60}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={renaming.error?.errors.name?.join(' ')}
          />
          <FormFoot action={say('Rename')} disabled={!name.trim()} pending={renaming.isPending} />
        </Stack>
      </form>
    </Dialog>
  );
}
