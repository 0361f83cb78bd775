import { useState } from 'react';
import { Stack, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { OpenAction } from '../../contract/timeline.ts';

interface BulkDialogProps {
  action: OpenAction;
  /** How many are ticked. */
  requests: number;
  isPending: boolean;
  onClose: () => void;
  onTake: (remarks: string) => void;
}

/** Asks for what has to be written with a step that is taken in all ticked requests. */
export function BulkDialog({ action, requests, isPending, onClose, onTake }: BulkDialogProps) {
  const [remarks, setRemarks] = useState('');
  return (
    <Dialog isDirty={remarks !== ''} onClose={onClose} title={`${action.label}: ${count(requests, 'request')}`}>
      <Stack gap="md">
        <Textarea
          label={action.needs_reason}
          required
          autosize
          minRows={2}
          data-autofocus
          value={remarks}
          onChange={(event) => setRemarks(event.currentTarget.value)}
        />
        <FormFoot action={action.label} disabled={remarks.trim() === ''} pending={isPending} onAction={() => onTake(remarks)} />
      </Stack>
    </Dialog>
  );
}
