import { useState } from 'react';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { submitOwnRecord, type OwnRecord } from '../contract/submissions.ts';
import { dtrFlow } from '../workflow.ts';
import { CERTIFICATION } from './certification.ts';

const AskDialog = openedLater(async () => (await import('./ask-dialog.tsx')).AskDialog);

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
    if (await confirm({ title: say('Submit {name}', { name: record.name }), question: CERTIFICATION, action: say('Certify and submit') }))
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
          {say('Submit')}
        </Button>
      )}
      {isAsking && <AskDialog record={record} onClose={() => setAsking(false)} />}
    </>
  );
}
