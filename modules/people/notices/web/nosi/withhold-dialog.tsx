import { longDate } from '@talaan/kernel/contract/dates.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listDueSteps, withholdStep, type DueStep } from '../../contract/nosi.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';

/** Holds one step back, such as for want of a Satisfactory rating. */
export function WithholdDialog({ step, onClose }: { step: DueStep; onClose: () => void }) {
  const withholding = useSend(withholdStep, {
    alsoRefresh: [listDueSteps],
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={`Withhold the step of ${step.fullname}?`}
      explanation={`It is due on ${longDate(step.due_on)}. A withheld step, such as one without a Satisfactory rating in the period, stays on the list until you lift it.`}
      action="Withhold"
      pending={withholding.isPending}
      onReason={(reason) => withholding.mutate({ body: { personnel_id: step.id, due_on: step.due_on, reason } })}
      onClose={onClose}
    />
  );
}
