/** A picture that was chosen; null for a file that is none. */
export async function readPicture(file: File): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
