import { Anchor, Group, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { takeStep } from '../../contract/steps.ts';
import type { OpenAction } from '../../contract/timeline.ts';

interface StepDialogProps {
  request: { id: number; title: string; seen: number };
  action: OpenAction;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for what has to be written with a step, and takes it. */
export function StepDialog({ request, action, onClose, onDone }: StepDialogProps) {
  const client = useQueryClient();
  return (
    <Dialog onClose={onClose} title={action.label}>
      <FormShell
        endpoint={takeStep}
        params={{ id: request.id }}
        initial={{ remarks: '', file: null as { path: string; name: string } | null }}
        body={({ remarks, file }) => ({ action: action.action, seen: request.seen, remarks, attachment_path: file?.path ?? null })}
        draft={`step:${request.id}:${action.action}`}
        submit={action.label}
        success={`${action.label}: ${request.title}.`}
        onDone={() => {
          void client.invalidateQueries();
          onDone();
        }}
        onRefused={(failure) => failure.status === 409 && onClose()}
      >
        {(form) => (
          <>
            <Text size="sm">{request.title}</Text>
            <Textarea label={action.needs_reason} required autosize minRows={2} data-autofocus {...form.getInputProps('remarks')} />
            {action.takes_file && (
              <FileDrop
                label={say('Document, if you have one')}
                endpoint={uploadProof}
                endings={['.pdf', '.jpg', '.jpeg', '.png']}
                maxBytes={DOCUMENT_LIMIT}
                hint={say('A PDF or a photo (JPG, PNG) of at most 3 MB')}
                onUploaded={({ path }, { name }) => form.setFieldValue('file', { path, name })}
              />
            )}
            {form.values.file && (
              <Group gap="xs">
                <Text size="sm">{form.values.file.name}</Text>
                <Anchor component="button" type="button" size="sm" py={4} onClick={() => form.setFieldValue('file', null)}>
                  {say('Leave out')}
                </Anchor>
              </Group>
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
