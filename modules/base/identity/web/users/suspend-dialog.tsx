import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { suspendUser, type UserDetail } from '../../contract/users.ts';

export function SuspendDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`Suspend ${user.name} ?`}>
      <FormShell
        endpoint={suspendUser}
        params={{ id: user.id }}
        initial={{ reason: '' }}
        draft={`suspend:${user.id}`}
        submit="Suspend"
        danger
        success={`${user.name} is suspended and signed out everywhere.`}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">The user is signed out everywhere and cannot sign in until the suspension is lifted.</Text>
            <Textarea label="Reason" withAsterisk autosize minRows={2} {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
