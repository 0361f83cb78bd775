import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { endActingHead, type ActingHead } from '../../contract/acting-heads.ts';

/** Ends the time of an officer in charge at once, or takes back one that has not begun. */
export function EndActingDialog({ acting, onClose }: { acting: ActingHead; onClose: () => void }) {
  const isComing = acting.state === 'coming';
  return (
    <Dialog onClose={onClose} title={isComing ? `Revoke ${acting.fullname} ?` : `End the charge of ${acting.fullname} ?`}>
      <FormShell
        endpoint={endActingHead}
        params={{ id: acting.id }}
        initial={{ reason: '' }}
        draft={`acting-head:end:${acting.id}`}
        submit={isComing ? 'Revoke' : 'End it now'}
        success={isComing ? 'It was revoked.' : 'The charge has ended.'}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              {acting.department}, {acting.from && `from ${longDate(acting.from)} `}
              {acting.to && `to ${longDate(acting.to)}`}. What was done for the head until now stays as it is.
            </Text>
            <Textarea label="Reason" withAsterisk autosize minRows={2} data-autofocus {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
