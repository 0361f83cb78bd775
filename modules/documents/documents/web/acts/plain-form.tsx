import type { StepBody } from '../../contract/steps.ts';
import { documentFlow } from '../../workflow.ts';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

/** Of an act that asks for nothing but a remark, or for the reason. */
export function PlainForm(props: ActFormProps) {
  const { act } = props.acting;
  return (
    <ActShell {...props} initial={{ reason: '' }} body={(values, many) => ({ action: act, ...many, ...values }) as StepBody}>
      {(form) => <ReasonField needed={documentFlow.steps[act].needsReason === true} {...form.getInputProps('reason')} />}
    </ActShell>
  );
}
