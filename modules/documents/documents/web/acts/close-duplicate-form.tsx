import { TextInput } from '@mantine/core';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

/** Of which document a paper is the duplicate. */
export function Form(props: ActFormProps) {
  return (
    <ActShell
      {...props}
      initial={{ duplicate_of: '', reason: '' }}
      body={(values, many) => ({ action: 'close_duplicate', ...many, ...values })}
    >
      {(form) => (
        <>
          <TextInput
            label="Number of the other document"
            description="Continue with that one; this one is closed"
            required
            {...form.getInputProps('duplicate_of')}
          />
          <ReasonField needed {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
