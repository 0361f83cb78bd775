import { Radio, Stack } from '@mantine/core';
import type { StepOf } from '../../contract/steps.ts';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

interface Values {
  back_to: StepOf<'return'>['to'];
  reason: string;
}

/** To which office papers go back, and why. */
export function Form(props: ActFormProps) {
  const initial: Values = { back_to: 'previous', reason: '' };
  return (
    <ActShell {...props} initial={initial} body={({ back_to: to, reason }, many) => ({ action: 'return', ...many, reason, to })}>
      {(form) => (
        <>
          <Radio.Group label="Returned to" {...form.getInputProps('back_to')}>
            <Stack gap="xs" mt={4}>
              <Radio value="previous" label="The office from which it came" />
              <Radio value="origin" label="The office of origin" />
            </Stack>
          </Radio.Group>
          <ReasonField needed {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
