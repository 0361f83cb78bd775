import { Text, Textarea } from '@mantine/core';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { submitRecords, type RecordRow } from '../contract/submissions.ts';
import { dtrFlow } from '../workflow.ts';
import { wishOf } from './wish-of.ts';

interface AskManyDialogProps {
  rows: readonly RecordRow[];
  onDone: (answer: Answer<typeof submitRecords>) => void;
  onClose: () => void;
}

/** Asks the head to certify the days with a missing punch. */
export function AskManyDialog({ rows, onDone, onClose }: AskManyDialogProps) {
  return (
    <Dialog onClose={onClose} title={`${dtrFlow.steps.ask.label}: ${count(rows.length, 'record')}`}>
      <FormShell
        endpoint={submitRecords}
        initial={{ remarks: '' }}
        body={({ remarks }) => wishOf(rows, remarks)}
        draft={`dtr:ask:${rows.map(({ id }) => id).join(',')}`}
        submit="Submit"
        success="Sent to the head."
        onDone={onDone}
      >
        {(form) => (
          <>
            <Text size="sm">The head certifies the days with a missing punch, or returns the record.</Text>
            <Textarea
              label={dtrFlow.steps.ask.needsReason}
              required
              autosize
              minRows={2}
              data-autofocus
              {...form.getInputProps('remarks')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
