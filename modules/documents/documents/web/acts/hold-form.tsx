import { Select } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { StepOf } from '../../contract/steps.ts';
import { HOLD_CAUSES } from '../../contract/words.ts';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

interface Values {
  cause: StepOf<'hold'>['cause'] | null;
  reason: string;
}

/** Why papers are on hold. */
export function Form(props: ActFormProps) {
  const initial: Values = { cause: null, reason: '' };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={({ cause, reason }, many) => ({ action: 'hold', ...many, reason, cause: cause as StepOf<'hold'>['cause'] })}
    >
      {(form) => (
        <>
          <Select label="Cause" required allowDeselect={false} data={choices(HOLD_CAUSES)} {...form.getInputProps('cause')} />
          <ReasonField needed={form.getValues().cause === 'other'} {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
