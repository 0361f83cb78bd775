import { Button } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { liftWithholding, listDueSteps, type DueStep } from '../../contract/nosi.ts';
import { HELD_BACK } from '../../rules/hold-step.ts';

/** Why a step is not given; what HR holds back can be lifted. */
export function HeldReason({ step }: { step: DueStep }) {
  const lifting = useSend(liftWithholding, { alsoRefresh: [listDueSteps], onDone: ({ message }) => showSuccess(message) });
  if (step.held === null) return null;
  if (step.held === 'rating') return `${HELD_BACK.rating}. ${step.broken_by}`;
  if (step.held !== 'withheld' || step.withholding_id === null) return HELD_BACK[step.held];
  const id = step.withholding_id;
  return (
    <>
      <Button size="compact-xs" variant="default" loading={lifting.isPending} onClick={() => lifting.mutate({ params: { id } })}>
        Lift
      </Button>{' '}
      {HELD_BACK.withheld}: {step.withheld_because}
    </>
  );
}
