import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listFacePeople, type endFaceEnrolment, type withdrawConsent } from '../../contract/people.ts';

interface ReasonDialogProps {
  endpoint: typeof withdrawConsent | typeof endFaceEnrolment;
  id: number;
  title: string;
  /** What cannot be undone. */
  says: string;
  submit: string;
  success: string;
  onClose: () => void;
}

/** Asks why something of a face is deleted. */
export function ReasonDialog({ endpoint, id, title, says, submit, success, onClose }: ReasonDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <FormShell
        endpoint={endpoint}
        params={{ id }}
        initial={{ reason: '' }}
        draft={`${endpoint.path}:${id}`}
        submit={submit}
        danger
        success={success}
        alsoRefresh={[listFacePeople]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">{says}</Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
