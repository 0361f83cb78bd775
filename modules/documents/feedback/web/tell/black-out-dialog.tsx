import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { DOCUMENT_LIMIT, uploadProof } from '@talaan/kernel/contract/files.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { photoWithin } from '@talaan/kernel/web/files/shrink-pictures.ts';
import { useUpload } from '@talaan/kernel/web/files/use-upload.ts';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { BlackOutCanvas, drawBoxes } from './black-out-canvas.tsx';
import { addBox, middleOf, type Box } from './boxes.ts';
import type { AttachedPicture } from './picture-field.tsx';

interface BlackOutDialogProps {
  picture: HTMLCanvasElement;
  name: string;
  onAttached: (picture: AttachedPicture) => void;
  onClose: () => void;
}

const TOO_LARGE = 'The picture is larger than 3 MB. Take it in a smaller window.';

/** Boxes drawn over a picture are black in the file that is sent: what is below them never leaves the browser. */
export function BlackOutDialog({ picture, name, onAttached, onClose }: BlackOutDialogProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(uploadProof, ({ path }) => onAttached({ path, name }), setRefusal);
  const attach = async () => {
    const file = await fit(blackedOut(picture, boxes));
    if (file) upload.start(file);
    else setRefusal(TOO_LARGE);
  };
  return (
    <Dialog title="Black out what no one should see" size="wide" onClose={onClose} isDirty={boxes.length > 0}>
      <Stack gap="sm">
        <Text size="sm">
          Draw boxes over faces, names and amounts. What is below them is not sent.{' '}
          <span id="black-out-keys">By keyboard: add a box, then arrows move it, Shift and arrows change its size, Delete removes it.</span>
        </Text>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setBoxes(addBox(boxes, middleOf(picture)))}>
            Add a box
          </Button>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            disabled={boxes.length === 0}
            onClick={() => setBoxes(boxes.slice(0, -1))}
          >
            Remove the last
          </Button>
        </Group>
        <BlackOutCanvas picture={picture} boxes={boxes} onBoxes={setBoxes} />
        {refusal && (
          <Text size="sm" c="red" role="alert">
            {refusal}
          </Text>
        )}
        <FormFoot action="Attach" pending={upload.isPending} onAction={() => void attach()} />
      </Stack>
    </Dialog>
  );
}

function blackedOut(picture: HTMLCanvasElement, boxes: readonly Box[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  drawBoxes(canvas, picture, boxes);
  return canvas;
}

/** As PNG, where that is small enough, else as a JPEG that is. */
async function fit(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) return null;
  const file = new File([blob], 'screen.png', { type: 'image/png' });
  return file.size <= DOCUMENT_LIMIT ? file : photoWithin(file, DOCUMENT_LIMIT);
}
