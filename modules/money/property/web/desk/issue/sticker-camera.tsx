import { Alert, AspectRatio } from '@mantine/core';
import { useCamera } from '@talaan/kernel/web/files/use-camera.ts';
import { useQrScan } from '@talaan/kernel/web/files/use-qr-scan.ts';
import { readSticker } from '../../../rules/read-sticker.ts';

/** Each is read once while the camera is on. */
const ONCE = Infinity;

/** The camera on the back of a phone, which reads stickers. */
export function StickerCamera({ onNumber }: { onNumber: (number: string) => void }) {
  const { video, state } = useCamera('environment');
  useQrScan(video, { isOn: state === 'on', read: readSticker, sameAgainMs: ONCE, found: onNumber });
  if (state === 'off') return <Alert color="yellow">The camera is off. Allow it for this page, or type the numbers.</Alert>;
  return (
    <AspectRatio ratio={4 / 3}>
      <video ref={video} muted playsInline aria-label="What the camera sees" />
    </AspectRatio>
  );
}
