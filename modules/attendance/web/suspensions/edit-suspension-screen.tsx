import { Button, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { editSuspension, readSuspension, removeSuspension, type Suspension } from '../../contract/suspensions.ts';
import { sayDate } from '../say-date.ts';
import { bodyOf, SuspensionFields, type SuspensionValues } from './suspension-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readSuspension, { params: { id } });
  return (
    <Page title="Edit suspension" actions={answer.data && <TakeBackButton suspension={answer.data.suspension} />}>
      {answer.data ? (
        <EditForm key={id} suspension={answer.data.suspension} />
      ) : answer.isError ? (
        <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={360} maw={480} />
      )}
    </Page>
  );
}

function EditForm({ suspension: { id, date, from_minute, campus_id, reason, issued_by } }: { suspension: Suspension }) {
  const navigate = useNavigate();
  const back = () => navigate('/edats/suspension');
  const initial: SuspensionValues = { date, whole_day: from_minute === null, from_minute, campus_id, reason, issued_by };
  return (
    <FormShell
      endpoint={editSuspension}
      params={{ id }}
      initial={initial}
      body={bodyOf}
      draft={`suspension:${id}`}
      submit="Save"
      success="The suspension has been saved."
      onDone={back}
      onCancel={back}
    >
      {(form) => <SuspensionFields form={form} insteadOf={id} />}
    </FormShell>
  );
}

function TakeBackButton({ suspension }: { suspension: Suspension }) {
  const navigate = useNavigate();
  const removal = useSend(removeSuspension, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/edats/suspension');
    },
  });
  const takeBack = async () => {
    const question = `Take back the suspension of ${sayDate(suspension.date)} ? That day counts as a work day again.`;
    if (await confirm({ title: 'Warning', question, action: 'Take back', danger: true })) removal.mutate({ params: { id: suspension.id } });
  };
  return (
    <Button color="red" variant="light" loading={removal.isPending} onClick={() => void takeBack()}>
      Take back
    </Button>
  );
}
