import { Text, TextInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { sendPost } from '../../contract/steps.ts';
import { earliestClosing } from '../../rules/publication-dates.ts';
import { postFlow } from '../../workflow.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** When the signed form went to the CSC, with the stamped copy or the e-mail as proof. */
export function SendDialog({ post, onClose }: PostDialogProps) {
  const isCorrected = post.state === 'DEFICIENT';
  const initial = {
    sent_on: today().toString() as string | null,
    deadline: earliestClosing(today().toString()) as string | null,
    mode: post.publications[0]?.mode ?? 'CSC Job Portal and three conspicuous places',
    proof: null as { path: string; name: string } | null,
  };
  return (
    <Dialog title={postFlow.steps[isCorrected ? 'send_again' : 'send'].label} onClose={onClose}>
      <FormShell
        endpoint={sendPost}
        params={{ id: post.id }}
        initial={initial}
        body={({ sent_on: day, deadline, mode, proof }) => ({
          sent_on: day ?? '',
          deadline: deadline ?? '',
          mode,
          proof_path: proof?.path ?? '',
        })}
        draft={`job-post:${post.id}:send`}
        submit="Record as sent"
        success="The sending was recorded."
        onDone={onClose}
      >
        {(form) => (
          <>
            {isCorrected && <Text size="sm">The corrected form is a new version. It is posted again, with new dates.</Text>}
            <DateField label="Sent on" required {...form.getInputProps('sent_on')} />
            <DateField
              label="Deadline on the form"
              required
              description="The last day for applications, ten calendar days after the posting or later"
              {...form.getInputProps('deadline')}
            />
            <TextInput label="Published in" required {...form.getInputProps('mode')} />
            <AttachmentField
              label="Proof of sending"
              required
              value={form.getValues().proof}
              error={form.errors.proof_path}
              onChange={(proof) => form.setFieldValue('proof', proof)}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
