import { useState } from 'react';
import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readApplicant } from '../../contract/hr.ts';
import { listUploads, removeUpload, type Upload } from '../../contract/uploads.ts';

/** All files that the account of an applicant sent; HR removes what does not belong there. */
export function UploadsCard({ applicant }: { applicant: number }) {
  const answer = useCall(listUploads, { params: { id: applicant } });
  const [removing, setRemoving] = useState<Upload>();
  if (!answer.data) return null;
  const { uploads } = answer.data;
  return (
    <Card withBorder padding="lg" component="section" aria-label="Uploads">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Uploads
        </Title>
        {uploads.length === 0 && <Text size="sm">This account has sent no files that are kept.</Text>}
        {uploads.map((upload) => (
          <Group key={upload.id} justify="space-between" wrap="nowrap" gap="sm">
            <Stack gap={0} miw={0}>
              <Text size="sm" truncate title={upload.name}>
                {upload.name}
              </Text>
              <Text size="xs" c="dimmed">
                {[formatInstant(upload.created_at), formatBytes(upload.bytes), upload.used_in.join(', ') || 'Not used'].join(' · ')}
              </Text>
            </Stack>
            <Button size="xs" variant="default" onClick={() => setRemoving(upload)} aria-label={`Remove ${upload.name}`}>
              Remove
            </Button>
          </Group>
        ))}
      </Stack>
      {removing && <RemoveDialog applicant={applicant} upload={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

function RemoveDialog({ applicant, upload, onClose }: { applicant: number; upload: Upload; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Remove the file">
      <Stack gap="sm">
        <Text size="sm">
          {upload.name} is taken out of all that it is used in, and deleted. This cannot be undone. Who submitted an application with it
          gets a letter.
        </Text>
        <FormShell
          endpoint={removeUpload}
          params={{ id: applicant, file_id: upload.id }}
          initial={{ reason: '' }}
          draft={`applicants:remove-upload:${upload.id}`}
          submit="Remove"
          danger
          success="The file was removed."
          alsoRefresh={[listUploads, readApplicant]}
          onDone={onClose}
        >
          {(form) => (
            <Textarea label="Reason" description="The applicant reads it" required autosize minRows={2} {...form.getInputProps('reason')} />
          )}
        </FormShell>
      </Stack>
    </Dialog>
  );
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
