import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { useState } from 'react';
import { Stack, Text, Textarea } from '@mantine/core';

interface ReasonDialogProps {
  title: string;
  explanation: string;
  /** What the button does, in a verb. */
  action: string;
  pending: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks why, before something is done that keeps its reason. */
export function ReasonDialog({ title, explanation, action, pending, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog onClose={onClose} title={title} isDirty={reason !== ''}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') onReason(reason.trim());
        }}
      >
        <Stack gap="md">
          <Text size="sm">{explanation}</Text>
          <Textarea
            label="Reason"
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormFoot action={action} pending={pending} disabled={reason.trim() === ''} />
        </Stack>
      </form>
    </Dialog>
  );
}
