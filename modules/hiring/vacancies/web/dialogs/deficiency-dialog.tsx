import { Text, Textarea } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { returnPost } from '../../contract/steps.ts';
import type { PostDialogProps } from './dialog-props.ts';

/** What the CSC field office found wrong with the form. */
export function DeficiencyDialog({ post, onClose }: PostDialogProps) {
  return (
    <Dialog title="Record a deficiency" onClose={onClose}>
      <FormShell
        endpoint={returnPost}
        params={{ id: post.id }}
        initial={{ returned_on: today().toString(), deficiency: '' }}
        body={({ returned_on: day, deficiency }) => ({ returned_on: day ?? '', deficiency })}
        draft={`job-post:${post.id}:deficiency`}
        submit="Record the deficiency"
        danger
        success="The deficiency was recorded."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">No deliberation is held until the corrected form is sent and posted with new dates.</Text>
            <DateField label="Returned by the CSC on" required {...form.getInputProps('returned_on')} />
            <Textarea label="What the CSC found" required autosize minRows={2} {...form.getInputProps('deficiency')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
