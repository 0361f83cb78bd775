import { useState } from 'react';
import { Button, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { submitOwnRecord, type OwnRecord } from '../contract/submissions.ts';
import { dtrFlow } from '../workflow.ts';

/** What the employee can do with a record: submit it, send its incomplete days to the head, take it back. */
export function OwnSteps({ record }: { record: OwnRecord }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const done = ({ message }: { message: string }) => {
    showSuccess(message);
    void client.invalidateQueries();
  };
  const submitting = useSend(submitOwnRecord, { onDone: done });
  const taking = useSend(takeStep, { onDone: done });
  const submit = async () => {
    if (await confirm({ title: `Submit ${record.name}`, question: CERTIFICATION, action: 'Certify and submit' }))
      submitting.mutate({ body: { from: record.from } });
  };
  const takeBack = record.actions.find(({ action }) => action === 'withdraw');
  return (
    <>
      {takeBack && record.id !== null && (
        <Button
          variant="default"
          loading={taking.isPending}
          onClick={() => taking.mutate({ params: { id: record.id! }, body: { action: 'withdraw', seen: record.seen!, remarks: '' } })}
        >
          {takeBack.label}
        </Button>
      )}
      {record.state === 'OPEN' && record.can_be_certified && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {dtrFlow.steps.ask.label}
        </Button>
      )}
      {record.state === 'OPEN' && (
        <Button disabled={record.hindrances.length > 0} loading={submitting.isPending} onClick={() => void submit()}>
          Submit
        </Button>
      )}
      {isAsking && <AskDialog record={record} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The words above the signature of CS Form No. 48. */
const CERTIFICATION =
  'I certify on my honor that this is a true and correct report of the hours of work performed, record of which was made daily at the time of arrival and departure from office.';

function AskDialog({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={`Submit ${record.name} for certification`}>
      <FormShell
        endpoint={submitOwnRecord}
        initial={{ remarks: '' }}
        body={({ remarks }) => ({ from: record.from, remarks })}
        draft={`dtr:ask:${record.from}`}
        submit="Certify and submit"
        success={`${record.name} went to your head.`}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      >
        {(form) => (
          <>
            <Text size="sm">
              Your head certifies the days with a missing punch, or returns the record. An appeal mends a day itself; certification leaves
              it incomplete.
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
