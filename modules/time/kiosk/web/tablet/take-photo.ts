import { PHOTO_CHARACTERS } from '../../contract/tablet.ts';

const LONGEST_SIDE = 480;
const QUALITIES = [0.7, 0.5, 0.3, 0.1];
/** Base64 has four characters for three bytes. */
const MOST_BYTES = (PHOTO_CHARACTERS * 3) / 4;

/** What the camera sees, as a JPEG of some 20 kB that one request has room for; null where it sees nothing yet. */
export async function takePhoto(video: HTMLVideoElement): Promise<Uint8Array<ArrayBuffer> | null> {
  if (video.videoWidth === 0) return null;
  const scale = LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight);
  const canvas = new OffscreenCanvas(Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale));
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MOST_BYTES) return new Uint8Array(await blob.arrayBuffer());
  }
  return null;
}
