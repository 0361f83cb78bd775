import { Select, Stack, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { askAsSubject, listMySubjectRequests, RIGHTS, type Right } from '../../contract/subject-requests.ts';
import { RIGHT_WORDS } from '../../rules/subject-words.ts';

/** Asks the data protection officer for a right of RA 10173. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const initial = { kind: null as string | null, asked: '' };
  return (
    <Dialog title={say('Ask for a right')} size="form" onClose={onClose}>
      <FormShell
        endpoint={askAsSubject}
        initial={initial}
        body={({ kind, asked }) => ({ asked, kind: kind as Right })}
        draft="ask-as-subject"
        submit={say('Send')}
        success={({ message }) => message}
        alsoRefresh={[listMySubjectRequests]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Select
              label={say('What you ask for')}
              required
              data={RIGHTS.map((value) => ({ value, label: say(RIGHT_WORDS[value]) }))}
              {...form.getInputProps('kind')}
            />
            <Textarea
              label={say('In your words')}
              description={say('Which data, and what is to be done with them')}
              required
              autosize
              minRows={3}
              {...form.getInputProps('asked')}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
