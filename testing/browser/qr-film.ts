import { writeFileSync } from 'node:fs';
import { encodeQR } from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const DOT = 8;
const DARK = 30;
const LIGHT = 225;
const NO_COLOUR = 128;

/** Each QR is shown so many pictures long, five of which are a second. */
const PICTURES = 3;

/** Writes a film (Y4M) in which QR codes are held before the camera one after the other, again and again. */
export function writeQrFilm(path: string, texts: readonly string[]): void {
  const pictures = texts.flatMap((text) => Array.from({ length: PICTURES }, () => pictureOf(text)));
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip C420jpeg\n`), ...pictures]));
}

function pictureOf(text: string): Buffer {
  const y = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const size = rows.length;
  const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - size * DOT) / 2)) as [number, number];
  for (let row = 0; row < size * DOT; row++)
    for (let column = 0; column < size * DOT; column++)
      if (rows[Math.floor(row / DOT)]![Math.floor(column / DOT)]) y[(top + row) * WIDTH + left + column] = DARK;
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR);
  return Buffer.concat([Buffer.from('FRAME\n'), y, colours]);
}
