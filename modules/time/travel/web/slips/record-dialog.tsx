import { Group, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { recordPassSlip, type SlipRow } from '../../contract/pass-slips.ts';

/** When the one who has the slip left and came back. */
export function RecordDialog({ slip, onClose }: { slip: SlipRow; onClose: () => void }) {
  const initial: { left: number | null; back: number | null } = { left: slip.from_minute, back: slip.to_minute };
  return (
    <Dialog onClose={onClose} title={say('Record the hours')}>
      <FormShell
        endpoint={recordPassSlip}
        params={{ id: slip.id }}
        initial={initial}
        body={(values) => values as { left: number; back: number }}
        draft={`pass-slip:${slip.id}:record`}
        submit={say('Record')}
        success={say('The hours were recorded.')}
        alsoRefresh={[readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">{say('As the guard noted them. This closes the slip and cannot be undone.')}</Text>
            <Group grow align="flex-start" gap="sm">
              <TimeField label={say('Left at')} required {...form.getInputProps('left')} />
              <TimeField label={say('Back at')} required {...form.getInputProps('back')} />
            </Group>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
