import { Stack, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { draftNotice, editNotice, listNotices, type PrivacyNotice } from '../../contract/notices.ts';

interface NoticeFormProps {
  /** Null for a new one. */
  notice: PrivacyNotice | null;
  version?: number | undefined;
  onClose: () => void;
}

/** Drafts an edition, or edits a draft. */
export function NoticeForm({ notice, version, onClose }: NoticeFormProps) {
  const initial = { title: notice?.title ?? '', english: notice?.english ?? '', filipino: notice?.filipino ?? '' };
  return (
    <Dialog title={notice ? 'Edit the draft' : 'Draft an edition'} size="paper" onClose={onClose}>
      <FormShell
        endpoint={notice ? editNotice : draftNotice}
        params={(notice ? { id: notice.id } : {}) as never}
        initial={initial}
        version={version}
        draft={`privacy-notice:${notice?.id ?? 'new'}`}
        submit="Save the draft"
        success={({ message }) => message}
        alsoRefresh={[listNotices]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Edition" description="Such as Privacy notice of 2027" required {...form.getInputProps('title')} />
            <Textarea
              label="In English"
              description="An empty line begins a paragraph; a line that begins with # is a heading."
              required
              autosize
              minRows={6}
              maxRows={14}
              {...form.getInputProps('english')}
            />
            <Textarea label="In Filipino" required autosize minRows={6} maxRows={14} {...form.getInputProps('filipino')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
