import { Stack, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listNotices, publishNotice, type PrivacyNotice } from '../../contract/notices.ts';

interface PublishFormProps {
  notice: PrivacyNotice;
  version: number | undefined;
  onClose: () => void;
}

/** The day from which an edition applies. */
export function PublishForm({ notice, version, onClose }: PublishFormProps) {
  return (
    <Dialog title={`Publish ‘${notice.title}’`} size="form" onClose={onClose}>
      <FormShell
        endpoint={publishNotice}
        params={{ id: notice.id }}
        initial={{ effective_on: null as string | null }}
        version={version}
        body={({ effective_on }) => ({ effective_on: effective_on ?? '' })}
        draft={`privacy-notice-day:${notice.id}`}
        submit="Publish"
        success={({ message }) => message}
        alsoRefresh={[listNotices]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label="In force from" required {...form.getInputProps('effective_on')} />
            <Text size="sm" c="dimmed">
              All who can sign in are notified at once. A published edition is not changed any more.
            </Text>
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
