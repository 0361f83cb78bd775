import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { rejectKioskPunches, type ReviewedPunch } from '../../contract/review.ts';

/** Asks why punches are rejected. */
export function RejectDialog({ punches, onClose }: { punches: readonly ReviewedPunch[]; onClose: () => void }) {
  const ids = punches.map(({ id }) => id);
  return (
    <Dialog onClose={onClose} title={`Reject ${count(punches.length, 'punch', 'punches')}`}>
      <FormShell
        endpoint={rejectKioskPunches}
        initial={{ reason: '' }}
        body={({ reason }) => ({ ids, reason })}
        draft={`reject-kiosk:${ids.join(',')}`}
        submit="Reject"
        success="Rejected. They do not count."
        onDone={onClose}
        onCancel={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">Those that count are void from now on. This cannot be undone; a punch can be entered by hand later.</Text>
            <Textarea label="Reason" required minRows={3} autosize {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
