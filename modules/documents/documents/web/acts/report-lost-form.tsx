import { Text } from '@mantine/core';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';
import { ReasonField } from './reason-field.tsx';

/** What happens with a paper that is lost, and how it was lost. */
export function Form(props: ActFormProps) {
  return (
    <ActShell {...props} initial={{ reason: '' }} body={(values, many) => ({ action: 'report_lost', ...many, ...values })}>
      {(form) => (
        <>
          <Text size="sm">
            It is on hold until it is found or a certified copy takes its place. The offices that had it are asked to search. Its due day
            stays.
          </Text>
          <ReasonField needed {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
