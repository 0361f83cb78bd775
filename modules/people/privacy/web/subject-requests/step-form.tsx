import { Select, Stack, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import {
  listSubjectRequests,
  OFFICER_STEPS,
  readSubjectRequest,
  stepSubjectRequest,
  type SubjectRequest,
} from '../../contract/subject-requests.ts';
import { RIGHT_WORDS, SUBJECT_STEP_WORDS } from '../../rules/subject-words.ts';

const CHOICES = OFFICER_STEPS.map((value) => ({ value, label: SUBJECT_STEP_WORDS[value] }));
const HINTS: Partial<Record<string, string>> = {
  NOTED: 'For the book alone: who asked does not see it.',
  REFUSED: 'The reason and the law, which who asked reads.',
};

/** What was done about a request; an answer ends it. */
export function StepForm({ request, onClose }: { request: SubjectRequest; onClose: () => void }) {
  const initial = { kind: null as string | null, note: '' };
  return (
    <Dialog title={`Record a step: ${RIGHT_WORDS[request.kind]}, ${request.name}`} size="form" onClose={onClose}>
      <FormShell
        endpoint={stepSubjectRequest}
        params={{ id: request.id }}
        initial={initial}
        body={({ kind, note }) => ({ kind: kind as (typeof OFFICER_STEPS)[number], note })}
        draft={`subject-step:${request.id}`}
        submit="Record"
        success={({ message }) => message}
        alsoRefresh={[readSubjectRequest, listSubjectRequests]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select label="Step" required data={CHOICES} {...form.getInputProps('kind')} />
            <Textarea
              label="What was done"
              description={HINTS[form.values.kind ?? ''] ?? 'Who asked in Talaan is notified of it.'}
              required
              autosize
              minRows={3}
              {...form.getInputProps('note')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
