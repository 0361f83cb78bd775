import { Select, SimpleGrid, Textarea } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { moveSlot, type SessionRow, type SlotRow } from '../contract/sessions.ts';
import { fromField, toField } from './format-hours.ts';

interface MoveDialogProps {
  session: SessionRow;
  sessions: readonly SessionRow[];
  slot: SlotRow;
  onClose: () => void;
}

/** Another hour of the same day, or of another session of the same kind; the applicant gets a new link. */
export function MoveDialog({ session, sessions, slot, onClose }: MoveDialogProps) {
  const targets = sessions.filter(({ kind, state }) => kind === session.kind && state === 'PUBLISHED');
  return (
    <Dialog title={`Move ${slot.fullname}`} onClose={onClose}>
      <FormShell
        endpoint={moveSlot}
        params={{ id: slot.id }}
        initial={{ session_id: String(session.id), start: toField(slot.start), reason: '' }}
        body={({ session_id, start, reason }) => ({ session_id: Number(session_id), start: fromField(start), reason })}
        draft={`move-slot:${slot.id}`}
        submit="Move"
        success="The applicant was moved and is notified."
        onDone={onClose}
      >
        {(form) => (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Select
                label="Session"
                description="Another day is drawn and published first"
                required
                allowDeselect={false}
                data={targets.map((one) => ({ value: String(one.id), label: `${longDate(one.day)}, ${one.venue || 'online'}` }))}
                {...form.getInputProps('session_id')}
              />
              <TimeInput label="Hour" description="When the slot begins" required {...form.getInputProps('start')} />
            </SimpleGrid>
            <Textarea
              label="Reason"
              description="The applicant reads it; their earlier link no longer works."
              autosize
              {...form.getInputProps('reason')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
