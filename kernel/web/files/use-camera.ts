import { useEffect, useRef, useState, type RefObject } from 'react';

export type CameraState = 'asking' | 'on' | 'off';

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
}

interface PictureSize {
  width: number;
  height: number;
}

const USUAL: PictureSize = { width: 1280, height: 720 };
/** Enough pixels to read a page of print. */
export const SHARP: PictureSize = { width: 2560, height: 1440 };

/** The camera on the side of the screen (`user`) or on the back (`environment`), as long as the part is shown. Browsers give it to https and localhost alone. */
export function useCamera(side: 'user' | 'environment', { width, height }: PictureSize = USUAL): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: side, width: { ideal: width }, height: { ideal: height } },
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
  }, [side, width, height]);
  return { video, state };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
