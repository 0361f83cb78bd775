import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { editPosition, readPosition, removePosition, retirePosition, type Position } from '../../contract/positions.ts';
import { bodyOf, PositionFields } from './position-fields.tsx';
import { RetireDialog } from './retire-dialog.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPosition, { params: { id } });
  const position = answer.data?.position;
  return (
    <Page
      title="Edit position"
      intro={position && formatUse(position)}
      actions={
        position && (
          <ForCallers of={retirePosition}>
            <Ends position={position} />
          </ForCallers>
        )
      }
    >
      {position ? (
        <EditForm key={id} position={position} version={answer.data?.version} />
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={480} maw={640} />
      )}
    </Page>
  );
}

function formatUse({ holders, is_used: isUsed, retired_on: retired }: Position): string {
  const held = holders > 0 ? `${holders} ${holders === 1 ? 'person holds' : 'people hold'} it today.` : 'It is vacant today.';
  const past = holders === 0 && isUsed ? ' It was filled before, so it stays on record.' : '';
  return `${held}${past}${retired ? ` Retired from ${longDate(retired)}.` : ''}`;
}

function EditForm({ position, version }: { position: Position; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate('/personnel_setting/positions');
  const { id, holders: _holders, is_used: _isUsed, retired_on: _retired, ...fields } = position;
  return (
    <FormShell
      endpoint={editPosition}
      params={{ id }}
      version={version}
      initial={{
        ...fields,
        salary_grade: fields.salary_grade ?? '',
        experience_years: fields.experience_years ?? '',
        training_hours: fields.training_hours ?? '',
      }}
      body={bodyOf}
      draft={`position:${id}`}
      maw={640}
      submit="Save"
      success="The position has been saved."
      onDone={back}
      onCancel={back}
    >
      {(form) => <PositionFields form={form} />}
    </FormShell>
  );
}

/** A position that was ever held is retired; one that never was can go. */
function Ends({ position }: { position: Position }) {
  const navigate = useNavigate();
  const [isRetiring, setRetiring] = useState(false);
  const removal = useSend(removePosition, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/personnel_setting/positions');
    },
  });
  const offer = useSend(retirePosition, { onDone: ({ message }) => showSuccess(message) });
  const remove = async () => {
    if (await confirmRemoval(position.name)) removal.mutate({ params: { id: position.id } });
  };
  return (
    <>
      {position.retired_on === null ? (
        <Button variant="default" onClick={() => setRetiring(true)}>
          Retire
        </Button>
      ) : (
        <Button
          variant="default"
          loading={offer.isPending}
          onClick={() => offer.mutate({ params: { id: position.id }, body: { retired_on: null } })}
        >
          Offer again
        </Button>
      )}
      {!position.is_used && (
        <Button color="red" variant="light" loading={removal.isPending} onClick={() => void remove()}>
          Remove
        </Button>
      )}
      {isRetiring && <RetireDialog position={position} onClose={() => setRetiring(false)} />}
    </>
  );
}
