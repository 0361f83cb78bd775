import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { openPost } from '../../contract/steps.ts';
import type { PostDialogProps } from './dialog-props.ts';

const USUAL_DAYS = 7;

/** Opens a post that need not be published, until a day. */
export function OpenDialog({ post, onClose }: PostDialogProps) {
  return (
    <Dialog title="Open for applications" onClose={onClose}>
      <FormShell
        endpoint={openPost}
        params={{ id: post.id }}
        initial={{ closes_on: today().add({ days: USUAL_DAYS }).toString(), closes: '17:00' }}
        body={({ closes_on: day, closes }) => ({ closes_on: day ?? '', closes: closes || null })}
        draft={`job-post:${post.id}:open`}
        submit="Open for applications"
        success="The job post is open for applications."
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">It is shown on the public page from now on. No publication with the CSC is needed.</Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <DateField label="Closing day" required {...form.getInputProps('closes_on')} />
              <TextInput type="time" label="Closes at" description="Empty: at the end of the day" {...form.getInputProps('closes')} />
            </SimpleGrid>
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
