import { Select, Stack, Textarea } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { explainLate, type readLate } from '../contract/lateness.ts';
import { DELAY_CAUSES } from '@talaan/documents/contract/words.ts';

interface Values {
  cause: keyof typeof DELAY_CAUSES | null;
  text: string;
  file: { path: string; name: string } | null;
}

/** Explains a late stay, or explains again what was returned. */
export function ExplainForm({ stay }: { stay: Answer<typeof readLate>['stay'] }) {
  const initial: Values = { cause: stay.cause, text: stay.text, file: null };
  return (
    <FormShell
      endpoint={explainLate}
      params={{ id: stay.id }}
      initial={initial}
      body={({ cause, text, file }) => ({ cause: cause as keyof typeof DELAY_CAUSES, text, file_path: file?.path ?? null })}
      draft={`documents:explain:${stay.id}`}
      submit={stay.request_id === null ? 'Explain' : 'Explain again'}
      success={({ message }) => message}
      alsoRefresh={[readTimeline]}
    >
      {(form) => (
        <Stack gap="sm">
          <Select label="Cause" required allowDeselect={false} data={choices(DELAY_CAUSES)} {...form.getInputProps('cause')} />
          <Textarea
            label="Explanation"
            description="10 to 1,000 characters"
            required
            autosize
            minRows={3}
            maxLength={1000}
            {...form.getInputProps('text')}
          />
          <AttachmentField
            label="File"
            value={form.getValues().file}
            onChange={(file) => form.setFieldValue('file', file)}
            error={form.errors.file_path}
          />
        </Stack>
      )}
    </FormShell>
  );
}
