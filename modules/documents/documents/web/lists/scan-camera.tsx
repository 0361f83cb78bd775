import { Alert, AspectRatio } from '@mantine/core';
import { useCamera } from '@talaan/kernel/web/files/use-camera.ts';
import { useQrScan } from '@talaan/kernel/web/files/use-qr-scan.ts';
import { readScan } from '../../rules/read-scan.ts';

/** Slips lie side by side before the camera: each is read once while the dialog is open. */
const ONCE = Infinity;

/** The camera on the back of a phone, which reads the codes of slips. */
export function ScanCamera({ onNumber }: { onNumber: (number: string) => void }) {
  const { video, state } = useCamera('environment');
  useQrScan(video, { isOn: state === 'on', read: readScan, sameAgainMs: ONCE, found: onNumber });
  if (state === 'off') return <Alert color="yellow">The camera is off. Allow it for this page, or type the numbers.</Alert>;
  return (
    <AspectRatio ratio={4 / 3}>
      <video ref={video} muted playsInline aria-label="What the camera sees" />
    </AspectRatio>
  );
}
