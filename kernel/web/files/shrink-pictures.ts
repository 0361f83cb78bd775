import { picturesToPdf, type PictureOfPage } from './pictures-pdf.ts';

/** A picture that was taken, in grey. */
export interface TakenPicture {
  blob: Blob;
  width: number;
  height: number;
}

/** The longest side in pixels and the quality of the JPEG: from what reads best to what is still read. */
const STEPS = [
  [2200, 0.8],
  [1800, 0.7],
  [1500, 0.6],
  [1200, 0.5],
  [1000, 0.4],
] as const;

/** What a video shows now, in grey: a paper needs no colours, and a picture without them is smaller. */
export async function takePicture(video: HTMLVideoElement): Promise<TakenPicture> {
  const { canvas, drawing } = openCanvas(video.videoWidth, video.videoHeight);
  drawing.drawImage(video, 0, 0);
  const pixels = drawing.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const grey = data[at]! * 0.299 + data[at + 1]! * 0.587 + data[at + 2]! * 0.114;
    data[at] = data[at + 1] = data[at + 2] = grey;
  }
  drawing.putImageData(pixels, 0, 0);
  return { blob: await encode(canvas, 0.92), width: canvas.width, height: canvas.height };
}

/** One PDF of the pictures with the best quality that stays within the bytes; null where none does. */
export async function pdfWithin(pictures: readonly TakenPicture[], mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const [side, quality] of STEPS) {
    const pages: PictureOfPage[] = [];
    for (const picture of pictures) pages.push(await shrink(picture, side, quality));
    const pdf = picturesToPdf(pages);
    if (pdf.length <= mostBytes) return pdf;
  }
  return null;
}

/** A photo as a JPEG with the best quality that stays within the bytes, without what the camera wrote beside it; null for a file that is none. */
export async function photoWithin(file: File, mostBytes: number): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const { width, height } = bitmap;
  bitmap.close();
  for (const [side, quality] of STEPS) {
    const { jpeg } = await shrink({ blob: file, width, height }, side, quality);
    if (jpeg.length <= mostBytes) return new File([new Uint8Array(jpeg)], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  }
  return null;
}

async function shrink({ blob, width, height }: TakenPicture, side: number, quality: number): Promise<PictureOfPage> {
  const scale = Math.min(1, side / Math.max(width, height));
  const { canvas, drawing } = openCanvas(Math.round(width * scale), Math.round(height * scale));
  const bitmap = await createImageBitmap(blob);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await encode(canvas, quality);
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width: canvas.width, height: canvas.height };
}

function openCanvas(width: number, height: number): { canvas: HTMLCanvasElement; drawing: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, drawing: canvas.getContext('2d', { willReadFrequently: true })! };
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/jpeg', quality);
  });
}
