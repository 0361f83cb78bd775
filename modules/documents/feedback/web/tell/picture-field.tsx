import { useState, type ReactNode } from 'react';
import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconCamera, IconPhoto, IconTrash } from '@tabler/icons-react';
import { DOCUMENT_LIMIT } from '@talaan/kernel/contract/files.ts';
import { refusalOf } from '@talaan/kernel/web/files/file-check.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { readPicture } from './read-picture.ts';

const BlackOutDialog = openedLater(async () => (await import('./black-out-dialog.tsx')).BlackOutDialog);

/** A picture that was uploaded: under which path, and what it was called. */
export interface AttachedPicture {
  path: string;
  name: string;
}

interface PictureFieldProps {
  value: AttachedPicture | null;
  onChange: (picture: AttachedPicture | null) => void;
  error: ReactNode;
}

const LIMITS = { endings: ['.png', '.jpg', '.jpeg'], maxBytes: DOCUMENT_LIMIT, hint: 'PNG or JPG of at most 3 MB' };
const NO_PICTURE = 'This is no picture (PNG or JPG).';
const NOT_TAKEN = 'Your browser could not take the picture. Choose a file instead.';

/** A picture of the screen below, or one that is chosen; parts of it are blacked out before it is sent. */
export function PictureField({ value, onChange, error }: PictureFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const [taken, setTaken] = useState<{ picture: HTMLCanvasElement; name: string }>();
  const take = async () => {
    setRefusal(undefined);
    setTaking(true);
    try {
      // The library comes when the first picture is asked for.
      const { drawPage } = await import('./draw-page.ts');
      setTaken({ picture: await drawPage(), name: 'Screen.png' });
    } catch {
      setRefusal(NOT_TAKEN);
    } finally {
      setTaking(false);
    }
  };
  const choose = async (file: File | null) => {
    if (!file) return;
    const refused = refusalOf(file, LIMITS);
    setRefusal(refused);
    if (refused) return;
    const picture = await readPicture(file);
    if (picture) setTaken({ picture, name: file.name });
    else setRefusal(NO_PICTURE);
  };
  return (
    <Input.Wrapper
      label="Picture"
      description="You black out faces and amounts before it is sent."
      error={refusal ?? error}
      labelElement="div"
    >
      <Group gap="xs" mt={4}>
        {value ? (
          <>
            <IconPhoto size={20} aria-hidden />
            <Text size="sm">{value.name}</Text>
            <Button variant="subtle" color="gray" leftSection={<IconTrash size={16} />} onClick={() => onChange(null)}>
              Leave out
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" leftSection={<IconCamera size={16} />} loading={isTaking} onClick={() => void take()}>
              Picture of this screen
            </Button>
            <FileButton onChange={(file) => void choose(file)} accept="image/png,image/jpeg">
              {(button) => (
                <Button {...button} variant="default" leftSection={<IconPhoto size={16} />}>
                  Choose a file
                </Button>
              )}
            </FileButton>
          </>
        )}
      </Group>
      {taken && (
        <BlackOutDialog
          {...taken}
          onClose={() => setTaken(undefined)}
          onAttached={(picture) => {
            setTaken(undefined);
            onChange(picture);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
