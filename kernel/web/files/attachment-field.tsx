import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Group, Input, Text } from '@mantine/core';
import { IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { confirmDocumentRemoval } from '../dialogs/confirm.tsx';
import { showSuccess } from '../toasts.ts';
import { UploadDialog, type UploadedDocument } from './upload-dialog.tsx';
import { say } from '../../contract/say.ts';

interface AttachmentFieldProps {
  label?: string;
  required?: boolean;
  value: UploadedDocument | null;
  onChange: (value: UploadedDocument | null) => void;
  error: ReactNode;
}

/** One PDF of a record: added by the upload dialog, removed after the question. */
export function AttachmentField({ label = 'Document', required, value, onChange, error }: AttachmentFieldProps) {
  const [isAdding, setAdding] = useState(false);
  const remove = async ({ name }: UploadedDocument) => {
    if (!(await confirmDocumentRemoval(name))) return;
    onChange(null);
    showSuccess(say('Document has been removed successfully'));
  };
  return (
    <Input.Wrapper label={label} required={required} error={error} labelElement="div">
      {value ? (
        <Group gap="xs">
          <IconFileText size={20} aria-hidden />
          <Text size="sm">{value.name}</Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={() => void remove(value)}
            aria-label={say('Remove {name}', { name: value.name })}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ) : (
        <Group>
          <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setAdding(true)} aria-invalid={Boolean(error)}>
            {say('Add the PDF')}
          </Button>
        </Group>
      )}
      <UploadDialog
        title={say('Add the PDF')}
        opened={isAdding}
        onClose={() => setAdding(false)}
        most={1}
        onAdd={([document]) => {
          onChange(document ?? null);
          return true;
        }}
      />
    </Input.Wrapper>
  );
}
