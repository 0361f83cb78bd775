import { Button } from '@mantine/core';
import { IconFaceId } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FaceWay } from './use-face-way.ts';

/** Over the picture of the camera: the button for those who are registered by face, and where the face goes while it is taken. */
export function FaceOverlay({ face: { state, start, stop } }: { face: FaceWay }) {
  if (state === 'none') return null;
  if (state === 'busy')
    return (
      <>
        <div className="kiosk-oval" aria-hidden />
        <Button className="kiosk-face" size="xl" variant="default" onClick={stop}>
          {say('Stop')}
        </Button>
      </>
    );
  return (
    <Button
      className="kiosk-face"
      size="xl"
      leftSection={<IconFaceId size={32} aria-hidden />}
      loading={state === 'loading'}
      onClick={start}
    >
      {say('Use my face')}
    </Button>
  );
}
