import { Textarea, TextInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { ActFormProps } from './act-form.ts';
import { ActShell } from './act-shell.tsx';

interface Values {
  certified_by: string;
  copy: { path: string; name: string } | null;
  reason: string;
}

/** Who certified the copy that takes the place of a lost paper, and from what it was made. */
export function Form(props: ActFormProps) {
  const initial: Values = { certified_by: '', copy: null, reason: '' };
  return (
    <ActShell
      {...props}
      initial={initial}
      body={({ copy, ...values }, many) => ({ action: 'replace', ...many, ...values, copy_path: copy?.path ?? null })}
    >
      {(form) => (
        <>
          <TextInput label="Certified by" required {...form.getInputProps('certified_by')} />
          <AttachmentField
            label="Scan of the copy"
            value={form.getValues().copy}
            onChange={(copy) => form.setFieldValue('copy', copy)}
            error={form.errors.copy_path}
          />
          <Textarea label="Made from" required autosize minRows={2} {...form.getInputProps('reason')} />
        </>
      )}
    </ActShell>
  );
}
