import { useEffect, useRef, useState, type RefObject } from 'react';

export type CameraState = 'asking' | 'on' | 'off';

interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
}

/** The camera on the side of the screen, as long as the page is open. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
        });
      } catch {
        if (!isOver) setState('off');
        return;
      }
      if (isOver || !video.current) return stop(stream);
      stream.getVideoTracks()[0]!.addEventListener('ended', () => setState('off'));
      video.current.srcObject = stream;
      await video.current.play().catch(() => undefined);
      if (!isOver) setState('on');
    };
    void start();
    return () => {
      isOver = true;
      stop(stream);
    };
  }, []);
  return { video, state };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const PHOTO_WIDTH = 480;
const PHOTO_QUALITY = 0.7;

/** What the camera sees, as a JPEG of some 20 kB; null where it sees nothing yet. */
export async function takePhoto(video: HTMLVideoElement): Promise<Uint8Array<ArrayBuffer> | null> {
  if (video.videoWidth === 0) return null;
  const canvas = new OffscreenCanvas(PHOTO_WIDTH, Math.round((PHOTO_WIDTH * video.videoHeight) / video.videoWidth));
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO_QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
