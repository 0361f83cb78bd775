import { Button, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editHoliday, readHoliday, removeHoliday, type Holiday } from '../../contract/holidays.ts';
import { reaching } from '../reaching.ts';
import { HolidayConsequences } from './holiday-consequences.tsx';
import { HolidayFields } from './holiday-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readHoliday, { params: { id } });
  return (
    <Page
      title="Edit holiday"
      actions={
        answer.data && (
          <ForCallers of={reaching(removeHoliday, answer.data.holiday)}>
            <RemoveButton holiday={answer.data.holiday} />
          </ForCallers>
        )
      }
    >
      {answer.data ? (
        <EditForm key={id} {...answer.data} />
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={320} maw={480} />
      )}
    </Page>
  );
}

function EditForm({ holiday: { id, campus: _campus, ...holiday }, version }: Answer<typeof readHoliday>) {
  const navigate = useNavigate();
  const back = () => navigate('/edats/holidays');
  return (
    <FormShell
      endpoint={reaching(editHoliday, holiday)}
      params={{ id }}
      version={version}
      initial={holiday}
      body={(values) => values}
      draft={`holiday:${id}`}
      submit="Save"
      success="The holiday has been saved."
      onDone={back}
      onCancel={back}
    >
      {(form) => (
        <WithConsequences fields={<HolidayFields form={form} />}>
          <HolidayConsequences values={form.getValues()} insteadOf={id} />
        </WithConsequences>
      )}
    </FormShell>
  );
}

function RemoveButton({ holiday }: { holiday: Holiday }) {
  const navigate = useNavigate();
  const removal = useSend(removeHoliday, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/edats/holidays');
    },
  });
  const remove = async () => {
    if (await confirmRemoval(holiday.name)) removal.mutate({ params: { id: holiday.id } });
  };
  return (
    <Button color="red" variant="light" loading={removal.isPending} onClick={() => void remove()}>
      Remove
    </Button>
  );
}
