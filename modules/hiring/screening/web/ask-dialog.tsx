import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { askApplicant, type ScreenedApplication } from '../contract/screening.ts';

/** Asks the applicant by letter to show something for verification. */
export function AskDialog({ application: { id, fullname }, onClose }: { application: ScreenedApplication; onClose: () => void }) {
  return (
    <Dialog title="Ask for verification" size="form" onClose={onClose}>
      <FormShell
        endpoint={askApplicant}
        params={{ id }}
        initial={{ question: '' }}
        draft={`screening:ask:${id}`}
        submit="Ask by letter"
        success="The applicant is asked by letter."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">{fullname} reads this in a letter; the application stays as it is.</Text>
            <Textarea label="What to show, where and until when" required autosize minRows={3} {...form.getInputProps('question')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
