import { useEffect, useEffectEvent, type RefObject } from 'react';
import { decodeQR } from 'qr/decode.js';

const LOOK_EVERY_MS = 200;
const WIDTH = 640;

interface QrScan {
  isOn: boolean;
  /** What a QR says to this screen; null for one that is of no concern. */
  read: (text: string) => string | null;
  /** A code that is still in the picture, or comes back to it, is not told again so soon. */
  sameAgainMs: number;
  found: (code: string) => void;
}

/** Reads the QR codes that are held before a camera, each once. */
export function useQrScan(video: RefObject<HTMLVideoElement | null>, { isOn, read, sameAgainMs, found }: QrScan): void {
  const tell = useEffectEvent((text: string, seen: Map<string, number>) => {
    const code = read(text);
    if (code === null) return;
    const at = Date.now();
    const isSame = at - (seen.get(code) ?? -Infinity) < sameAgainMs;
    seen.set(code, at);
    if (!isSame) found(code);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const canvas = new OffscreenCanvas(WIDTH, WIDTH);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    const seen = new Map<string, number>();
    const timer = setInterval(() => {
      const text = video.current && readQr(video.current, canvas, context);
      if (text) tell(text, seen);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video, isOn]);
}

function readQr(video: HTMLVideoElement, canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): string | null {
  if (video.videoWidth === 0) return null;
  const height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, 0, 0, WIDTH, height);
  try {
    return decodeQR(context.getImageData(0, 0, WIDTH, height));
  } catch {
    // No QR is in the picture.
    return null;
  }
}
