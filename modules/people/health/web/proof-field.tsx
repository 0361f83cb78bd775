import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, FileButton, Group, Input, Progress, Text } from '@mantine/core';
import { IconCamera, IconFileText, IconX } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FileValue } from './checklist-values.ts';

interface ProofFieldProps {
  label: string;
  value: FileValue | null;
  onChange: (file: FileValue | null) => void;
  error?: ReactNode;
}

const TAKEN = 'image/jpeg,image/png,application/pdf';
const NOT_TAKEN = 'Choose a photo (JPG, PNG) or a PDF of at most 3 MB.';

/** One photo or PDF. A photo is made smaller before it is sent: that of a phone is larger than a document may be. */
export function ProofField({ label, value, onChange, error }: ProofFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(uploadProof, ({ path }, { name }) => onChange({ path, name }), setRefusal);
  const take = async (file: File | null) => {
    if (!file || upload.isPending) return;
    setRefusal(undefined);
    const sent = file.type === 'application/pdf' ? (file.size <= DOCUMENT_LIMIT ? file : null) : await photoWithin(file, DOCUMENT_LIMIT);
    if (sent) upload.start(sent);
    else setRefusal(NOT_TAKEN);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={refusal ?? error}>
      {value ? (
        <Group gap="xs" wrap="nowrap">
          <IconFileText size={18} aria-hidden />
          <Text size="sm" className="cut-text">
            {value.name}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={say('Remove {name}', { name: value.name })}
            onClick={() => onChange(null)}
          >
            <IconX size={16} />
          </ActionIcon>
        </Group>
      ) : upload.isPending ? (
        <Progress value={upload.fraction * 100} animated aria-label={say('Uploading {name}', { name: upload.file?.name ?? '' })} />
      ) : (
        <div>
          <FileButton accept={TAKEN} onChange={(file) => void take(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconCamera size={16} />}>
                {say('Add a photo or PDF')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
    </Input.Wrapper>
  );
}
