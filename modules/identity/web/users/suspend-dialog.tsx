import { Modal, Text, Textarea } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { suspendUser, type UserDetail } from '../../contract/users.ts';

export function SuspendDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Suspend ${user.name} ?`}>
      <FormShell
        endpoint={suspendUser}
        params={{ id: user.id }}
        initial={{ reason: '' }}
        draft={`suspend:${user.id}`}
        submit="Suspend"
        success={`${user.name} is suspended and signed out everywhere.`}
        onDone={onClose}
        onCancel={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">The user is signed out everywhere and cannot sign in until the suspension is lifted.</Text>
            <Textarea label="Reason" withAsterisk autosize minRows={2} data-autofocus {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Modal>
  );
}
