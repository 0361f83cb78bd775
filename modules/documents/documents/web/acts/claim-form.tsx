import { TextInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';

interface Values {
  claimant: string;
  signed_by: string;
  /** Of who claims. */
  paper: { path: string; name: string } | null;
  claimed_on: string | null;
}

/** Who claimed papers, and by what that is proved. */
export function Form(props: ActFormProps) {
  const initial: Values = { claimant: '', signed_by: '', paper: null, claimed_on: today().toString() };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={({ paper, ...values }, many) => ({
        action: 'claim',
        ...many,
        ...values,
        paper_path: paper?.path ?? null,
        claimed_on: values.claimed_on ?? '',
      })}
    >
      {(form) => {
        const { paper } = form.getValues();
        return (
          <>
            <TextInput label="Claimed by" required {...form.getInputProps('claimant')} />
            <TextInput
              label="Signed by"
              description="The name under the signature"
              required={paper === null}
              {...form.getInputProps('signed_by')}
            />
            <AttachmentField
              label="Paper of the claimant, if no one signed"
              value={paper}
              onChange={(file) => form.setFieldValue('paper', file)}
              error={form.errors.paper_path}
            />
            <DateField label="Claimed on" required {...form.getInputProps('claimed_on')} />
          </>
        );
      }}
    </ActShell>
  );
}
