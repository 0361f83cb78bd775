import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { StepOf } from '../../contract/steps.ts';
import { RELEASE_MODES } from '../../contract/words.ts';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

type Values = Pick<StepOf<'release'>, 'mode' | 'courier' | 'tracking' | 'reason'>;

/** How papers leave the university. */
export function Form(props: ActFormProps) {
  const initial: Values = { mode: 'hand', courier: '', tracking: '', reason: '' };
  return (
    <ActShell {...props} initial={initial} body={(values, many) => ({ action: 'release', ...many, ...values })}>
      {(form) => (
        <>
          <Select label="Dispatched" required allowDeselect={false} data={choices(RELEASE_MODES)} {...form.getInputProps('mode')} />
          {form.getValues().mode === 'courier' && (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Courier" {...form.getInputProps('courier')} />
              <TextInput label="Tracking number of the courier" required {...form.getInputProps('tracking')} />
            </SimpleGrid>
          )}
          <ReasonField needed={false} {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
