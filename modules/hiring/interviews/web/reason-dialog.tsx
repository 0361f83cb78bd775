import { Textarea } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { cancelSession, cancelSlot, type SessionRow, type SlotRow } from '../contract/sessions.ts';

interface ReasonDialogProps {
  session: SessionRow;
  /** Null for the whole session. */
  slot: SlotRow | null;
  onClose: () => void;
}

/** Asks why a session or a slot is cancelled; the applicants read it. */
export function ReasonDialog({ session, slot, onClose }: ReasonDialogProps) {
  const id = slot?.id ?? session.id;
  const told = session.slots.filter(({ state }) => ['PENDING', 'ACCEPTED', 'DECLINED', 'NO_RESPONSE'].includes(state)).length;
  return (
    <Dialog title={slot ? `Cancel the slot of ${slot.fullname}` : `Cancel the session of ${longDate(session.day)}`} onClose={onClose}>
      <FormShell
        endpoint={slot ? cancelSlot : cancelSession}
        params={{ id }}
        initial={{ reason: '' }}
        draft={`cancel:${slot ? 'slot' : 'session'}:${id}`}
        submit={slot ? 'Cancel the slot' : 'Cancel the session'}
        danger
        success="It was cancelled."
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Reason"
            description={slot ? 'The applicant reads it.' : `${told} applicants and the panel read it.`}
            required
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
