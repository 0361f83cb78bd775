import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileText } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { fetchFile, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editSuspension, fetchSuspensionMemo, readSuspension, removeSuspension, type Suspension } from '../../contract/suspensions.ts';
import { reaching } from '../reaching.ts';
import { formatDate } from '../format-date.ts';
import { SuspensionFields } from './suspension-fields.tsx';
import { bodyOf, valuesOf } from './suspension-values.ts';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readSuspension, { params: { id } });
  return (
    <Page
      title="Edit suspension"
      actions={
        answer.data && (
          <>
            {answer.data.suspension.memo && <MemoButton id={id} name={answer.data.suspension.memo} />}
            <ForCallers of={reaching(removeSuspension, answer.data.suspension)}>
              <TakeBackButton suspension={answer.data.suspension} />
            </ForCallers>
          </>
        )
      }
    >
      {answer.data ? (
        <EditForm key={id} {...answer.data} />
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={360} maw={480} />
      )}
    </Page>
  );
}

function EditForm({ suspension, version }: Answer<typeof readSuspension>) {
  const { id } = suspension;
  const navigate = useNavigate();
  const back = () => navigate('/edats/suspension');
  return (
    <FormShell
      endpoint={reaching(editSuspension, suspension)}
      params={{ id }}
      version={version}
      initial={valuesOf(suspension)}
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

function MemoButton({ id, name }: { id: number; name: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} />} onClick={open}>
        Memorandum
      </Button>
      <Dialog opened={isOpen} onClose={close} title={name} size="paper">
        <PdfView of={['memorandum of a suspension', id]} fetchPdf={() => fetchFile(fetchSuspensionMemo, { params: { id } })} name={name} />
      </Dialog>
    </>
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
    const question = `Revoke the suspension of ${formatDate(suspension.date)}? That day counts as a work day again, and everyone concerned is notified.`;
    if (await confirm({ title: 'Warning', question, action: 'Revoke', danger: true })) removal.mutate({ params: { id: suspension.id } });
  };
  return (
    <Button color="red" variant="light" loading={removal.isPending} onClick={() => void takeBack()}>
      Revoke
    </Button>
  );
}
