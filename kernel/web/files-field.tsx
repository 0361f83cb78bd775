import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconFileText, IconTrash, IconUpload } from '@tabler/icons-react';
import { confirmDocumentRemoval } from './confirm.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** A file of a record (`id`), or one that was uploaded for it (`path`). */
export interface FormFile {
  name: string;
  path?: string;
  id?: number;
}

interface FilesFieldProps {
  label: string;
  /** How many the record takes. */
  most: number;
  value: readonly FormFile[];
  onChange: (files: FormFile[]) => void;
  error: ReactNode;
}

/** The PDFs of a record: added by the upload dialog, removed after the question. */
export function FilesField({ label, most, value, onChange, error }: FilesFieldProps) {
  const [isAdding, setAdding] = useState(false);
  const room = most - value.length;
  const remove = async (file: FormFile) => {
    if (await confirmDocumentRemoval(file.name)) onChange(value.filter((one) => one !== file));
  };
  return (
    <Input.Wrapper label={label} description={`PDFs of at most 3 MB, ${most} at most`} error={error} labelElement="div">
      <Stack gap={4} mt={4} align="flex-start">
        {value.map((file) => (
          <Group key={file.path ?? file.id} gap="xs">
            <IconFileText size={20} aria-hidden />
            <Text size="sm">{file.name}</Text>
            <ActionIcon variant="subtle" color="gray" size={36} onClick={() => void remove(file)} aria-label={`Remove ${file.name}`}>
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {room > 0 && (
          <Button variant="default" leftSection={<IconUpload size={16} />} onClick={() => setAdding(true)}>
            Add PDFs
          </Button>
        )}
      </Stack>
      <UploadDialog
        title="Add PDFs"
        opened={isAdding}
        onClose={() => setAdding(false)}
        most={room}
        onAdd={(documents) => {
          onChange([...value, ...documents]);
          return true;
        }}
      />
    </Input.Wrapper>
  );
}
