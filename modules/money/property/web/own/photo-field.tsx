import { useState, type ReactNode } from 'react';
import { Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';
import { useIsTouch } from '@talaan/kernel/web/phone/use-is-touch.ts';

/** A photo that was uploaded: under which path, and what it was called. */
export interface TakenPhoto {
  path: string;
  name: string;
}

interface PhotoFieldProps {
  label: string;
  value?: TakenPhoto | null;
  onChange?: (photo: TakenPhoto | null) => void;
  error?: ReactNode;
}

/**
 * One photo, taken with the camera of a phone or chosen. It is made smaller before it is sent, since that of a phone is larger than a
 * document may be, and loses what the camera wrote beside it, such as the place. What is no photo is refused beside the field.
 */
export function PhotoField({ label, value = null, onChange, error }: PhotoFieldProps) {
  const isTouch = useIsTouch();
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(uploadProof, ({ path }, { name }) => onChange?.({ path, name }), setRefusal);
  const take = async (file: File | null) => {
    if (!file || upload.isPending) return;
    setRefusal(undefined);
    const photo = await photoWithin(file, DOCUMENT_LIMIT);
    if (photo) upload.start(photo);
    else setRefusal(say('Choose a photo (JPG or PNG).'));
  };
  return (
    <Input.Wrapper label={label} error={refusal ?? error} labelElement="div">
      <Stack gap="xs" mt={4} align="flex-start">
        {value ? (
          <Group gap="xs">
            <IconPhoto size={20} aria-hidden />
            <Text size="sm">{value.name}</Text>
            <Button variant="subtle" color="gray" leftSection={<IconTrash size={16} />} onClick={() => onChange?.(null)}>
              {say('Leave out')}
            </Button>
          </Group>
        ) : upload.isPending ? (
          <Progress
            w="100%"
            value={upload.fraction * 100}
            animated
            aria-label={say('Uploading {name}', { name: upload.file?.name ?? '' })}
          />
        ) : (
          <Group gap="xs">
            {isTouch && (
              <FileButton onChange={(file) => void take(file)} accept="image/*" capture="environment">
                {(button) => (
                  <Button {...button} variant="default" leftSection={<IconCamera size={16} />}>
                    {say('Take a photo')}
                  </Button>
                )}
              </FileButton>
            )}
            <FileButton onChange={(file) => void take(file)} accept="image/*">
              {(button) => (
                <Button {...button} variant="default" leftSection={<IconPhoto size={16} />}>
                  {say('Choose a photo')}
                </Button>
              )}
            </FileButton>
          </Group>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
