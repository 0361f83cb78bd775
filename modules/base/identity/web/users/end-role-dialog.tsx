import { Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { endRole, type HeldRole, type UserDetail } from '../../contract/users.ts';

/** Ends a role at once, or after a last day. */
export function EndRoleDialog({ user, held, onClose }: { user: UserDetail; held: HeldRole; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`End the role ${held.role} ?`}>
      <FormShell
        endpoint={endRole}
        params={{ id: user.id, grant: held.id }}
        initial={{ last_day: null as string | null }}
        draft={`end-role:${held.id}`}
        submit="End the role"
        danger
        success={`The role ${held.role} of ${user.name} ends.`}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">What {user.name} did with this role stays on record.</Text>
            <DateField label="Last day" clearable description="Left empty, the role ends at once." {...form.getInputProps('last_day')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
