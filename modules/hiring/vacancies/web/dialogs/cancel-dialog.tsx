import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { stepPost } from '../../contract/steps.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** Ends a post for good, with the reason that its applicants read. */
export function CancelDialog({ post, onClose }: PostDialogProps) {
  return (
    <Dialog title={`Void ${post.code}?`} onClose={onClose}>
      <FormShell
        endpoint={stepPost}
        params={{ id: post.id }}
        initial={{ reason: '' }}
        body={({ reason }) => ({ action: 'cancel' as const, reason })}
        draft={`job-post:${post.id}:cancel`}
        submit="Void job post"
        danger
        success="The job post was voided."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">
              Applications are no longer taken, applicants are notified of the reason, and the request to hire lapses. Its items may be
              asked for again.
            </Text>
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
