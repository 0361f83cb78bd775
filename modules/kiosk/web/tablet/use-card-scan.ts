import { useEffect, useEffectEvent, type RefObject } from 'react';
import { decodeQR } from 'qr/decode.js';
import { readCardMark } from '../../rules/codes.ts';

const LOOK_EVERY_MS = 200;
const WIDTH = 640;
/** A card that is still held up is not read again. */
const SAME_AGAIN_MS = 20_000;

/** Reads the cards that are held before a camera, each once. */
export function useCardScan(video: RefObject<HTMLVideoElement | null>, isOn: boolean, found: (code: string) => void): void {
  const tell = useEffectEvent(found);
  useEffect(() => {
    if (!isOn) return undefined;
    const canvas = new OffscreenCanvas(WIDTH, WIDTH);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    let last = { code: '', at: 0 };
    const look = () => {
      const code = video.current && readCard(video.current, canvas, context);
      if (!code) return;
      const isHeldUp = code === last.code && Date.now() - last.at < SAME_AGAIN_MS;
      last = { code, at: Date.now() };
      if (!isHeldUp) tell(code);
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video, isOn]);
}

function readCard(video: HTMLVideoElement, canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): string | null {
  if (video.videoWidth === 0) return null;
  const height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
  if (canvas.height !== height) canvas.height = height;
  context.drawImage(video, 0, 0, WIDTH, height);
  try {
    return readCardMark(decodeQR(context.getImageData(0, 0, WIDTH, height)));
  } catch {
    // No QR is in the picture.
    return null;
  }
}
