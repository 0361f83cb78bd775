import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core';
import { IconCamera, IconFileText, IconX } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';

interface UploadedFile {
  path: string;
  name: string;
}

interface FilesFieldProps {
  value: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  error?: ReactNode;
}

const TAKEN = 'image/jpeg,image/png,application/pdf';
const NO_PHOTO = 'Choose a photo (JPG, PNG) or a PDF of at most 3 MB.';

/** Photos and PDFs, one after the other. A photo is made smaller before it is sent: that of a phone is larger than a document may be. */
export function FilesField({ value, onChange, error }: FilesFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(uploadProof, ({ path }, { name }) => onChange([...value, { path, name }]), setRefusal);
  const take = async (file: File | null) => {
    if (!file || upload.isPending) return;
    setRefusal(undefined);
    const sent = file.type === 'application/pdf' ? (file.size <= DOCUMENT_LIMIT ? file : null) : await photoWithin(file, DOCUMENT_LIMIT);
    if (sent) upload.start(sent);
    else setRefusal(NO_PHOTO);
  };
  return (
    <Input.Wrapper label={say('Photos, police report, affidavits')} labelElement="div" error={refusal ?? error}>
      <Stack gap="xs" mt={4} align="flex-start">
        {value.map(({ path, name }, at) => (
          <Group key={path} gap="xs" wrap="nowrap">
            <IconFileText size={18} aria-hidden />
            <Text size="sm" className="cut-text">
              {name}
            </Text>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={say('Leave out {name}', { name })}
              onClick={() => onChange(value.toSpliced(at, 1))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        {upload.isPending && (
          <Stack gap={6} w="100%">
            <Text size="sm">{upload.file?.name}</Text>
            <Progress value={upload.fraction * 100} animated aria-label={say('Uploading {name}', { name: upload.file?.name ?? '' })} />
          </Stack>
        )}
        <FileButton accept={TAKEN} onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconCamera size={16} />} disabled={upload.isPending}>
              {say('Add a photo or PDF')}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Input.Wrapper>
  );
}
