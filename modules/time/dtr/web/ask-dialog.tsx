import { Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { submitOwnRecord, type OwnRecord } from '../contract/submissions.ts';
import { dtrFlow } from '../workflow.ts';
import { CERTIFICATION } from './certification.ts';

/** A record with missing punches goes to the head, with the reason of the employee. */
export function AskDialog({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={say('Submit {name} for certification', { name: record.name })}>
      <FormShell
        endpoint={submitOwnRecord}
        initial={{ remarks: '' }}
        body={({ remarks }) => ({ from: record.from, remarks })}
        draft={`dtr:ask:${record.from}`}
        submit={say('Certify and submit')}
        success={say('{name} went to your head.', { name: record.name })}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">
              {say(
                'Your head certifies the days with a missing punch, or returns the record. An appeal mends a day itself; certification leaves it incomplete.',
              )}
            </Text>
            <Text size="sm">{CERTIFICATION}</Text>
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
