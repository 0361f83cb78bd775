import type { ReactNode } from 'react';
import { ActionIcon, Group, Input, Stack, Text } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { AddPdfs } from './add-pdfs.tsx';
import { confirmDocumentRemoval } from '../dialogs/confirm.tsx';
import { say } from '../../contract/say.ts';

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

/** The PDFs of a record: chosen or photographed, removed after the question. */
export function FilesField({ label, most, value, onChange, error }: FilesFieldProps) {
  const room = most - value.length;
  const remove = async (file: FormFile) => {
    if (await confirmDocumentRemoval(file.name)) onChange(value.filter((one) => one !== file));
  };
  return (
    <Input.Wrapper label={label} description={say('PDFs of at most 3 MB, {most} at most', { most })} error={error} labelElement="div">
      <Stack gap={4} mt={4} align="flex-start">
        {value.map((file) => (
          <Group key={file.path ?? file.id} gap="xs">
            <IconFileText size={20} aria-hidden />
            <Text size="sm">{file.name}</Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              onClick={() => void remove(file)}
              aria-label={say('Remove {name}', { name: file.name })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {room > 0 && (
          <AddPdfs
            most={room}
            onAdd={(documents) => {
              onChange([...value, ...documents]);
              return true;
            }}
          />
        )}
      </Stack>
    </Input.Wrapper>
  );
}
