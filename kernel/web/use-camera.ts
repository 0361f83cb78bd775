import { useEffect, useRef, useState, type RefObject } from 'react';

export type CameraState = 'asking' | 'on' | 'off';

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
}

/** The camera on the side of the screen (`user`) or on the back (`environment`), as long as the part is shown. Browsers give it to https and localhost alone. */
export function useCamera(side: 'user' | 'environment'): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('asking');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: side, width: { ideal: 1280 }, height: { ideal: 720 } },
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
  }, [side]);
  return { video, state };
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
