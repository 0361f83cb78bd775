import { useState, type FormEvent } from 'react';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { listPasskeys, renamePasskey, type Passkey } from '../../contract/passkeys.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const renaming = useSend(renamePasskey, {
    alsoRefresh: [listPasskeys],
    onDone: () => {
      showSuccess('The passkey has been renamed.');
      onClose();
    },
  });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    renaming.mutate({ params: { id: passkey.id }, body: { name } });
  };
  return (
    <Modal opened onClose={onClose} title="Rename the passkey">
      <form noValidate onSubmit={rename}>
        <Stack gap="sm">
          <TextInput
            label="Name"
            maxLength={60}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={renaming.error?.errors.name?.join(' ')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!name.trim()} loading={renaming.isPending}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
