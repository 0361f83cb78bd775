import { useState } from 'react';
import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatDay, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listPasskeys, removePasskey, type Passkey } from '../../contract/passkeys.ts';
import { passkeysWork } from '../passkeys/ask-authenticator.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** One's passkeys: each opens the account by itself. */
export function PasskeysSection() {
  const [open, setOpen] = useState<Open>();
  const answer = useCall(listPasskeys, {});
  const close = () => setOpen(undefined);
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={120} />;
  const { passkeys, needs_password } = answer.data;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {say(
          'A passkey signs you in with your finger, your face or a PIN, without the password and without a code. It cannot be guessed, nor given to a false site.',
        )}
      </Text>
      {passkeys.map((passkey) => (
        <PasskeyCard key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
      ))}
      {passkeysWork() ? (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
            {say('Add a passkey')}
          </Button>
        </Group>
      ) : (
        <Alert color="gray" p="xs">
          {say('This browser cannot make passkeys at this address. Open the system at its usual address, in a current browser.')}
        </Alert>
      )}
      {open?.kind === 'add' && <AddPasskeyDialog needsPassword={needs_password} onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && <RemovePasskeyDialog passkey={open.passkey} needsPassword={needs_password} onClose={close} />}
    </Stack>
  );
}

function PasskeyCard({ passkey, onOpen }: { passkey: Passkey; onOpen: (kind: 'rename' | 'remove') => void }) {
  const kept = passkey.backed_up ? say('Synced by its provider to all its devices') : say('On this one device');
  const used = passkey.last_used_at ? say('last used {at}', { at: formatInstant(passkey.last_used_at) }) : say('not used yet');
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 12rem">
          <Text fw={600} size="sm">
            {passkey.name}
          </Text>
          <Text size="xs" c="dimmed">
            {say('{kept}. Added {date}, {used}.', { kept, date: formatDay(passkey.created_at), used })}
          </Text>
        </Stack>
        <Group gap="xs">
          <Button variant="default" aria-label={say('Rename {name}', { name: passkey.name })} onClick={() => onOpen('rename')}>
            {say('Rename')}
          </Button>
          <Button variant="default" aria-label={say('Remove {name}', { name: passkey.name })} onClick={() => onOpen('remove')}>
            {say('Remove')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

interface RemoveProps {
  passkey: Passkey;
  needsPassword: boolean;
  onClose: () => void;
}

function RemovePasskeyDialog({ passkey, needsPassword, onClose }: RemoveProps) {
  const removing = useSend(removePasskey, {
    alsoRefresh: [listPasskeys],
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <ConfirmOwnerDialog
      title={say('Warning')}
      question={say('Remove {name} ? It opens your account no more; delete it on the device too.', { name: passkey.name })}
      action={say('Remove')}
      danger
      needsPassword={needsPassword}
      error={removing.error?.errors.password?.join(' ')}
      loading={removing.isPending}
      onConfirm={(password) => removing.mutate({ params: { id: passkey.id }, body: { password } })}
      onClose={onClose}
    />
  );
}
