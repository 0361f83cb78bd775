import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A face of the picture that ships with @vladmandic/human (MIT), by its row and column, and for how many fifths of a second it is seen. */
export interface Shot {
  row: number;
  column: number;
  fifths: number;
}

const PICTURE = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '..', 'assets', 'screenshot-facematch.jpg');
const WIDTH = 640;
const HEIGHT = 480;
/** Where the first face is in the picture, how far the next ones are, and how large one is, in pixels. */
const FIRST = { left: 4, top: 285 };
const STEP = { across: 106.67, down: 112.2 };
const TILE = { width: 99, height: 105 };
/** So large it is seen, and where. */
const SEEN = { width: 340, height: 361, left: 150, top: 60 };
const WALL = { r: 150, g: 155, b: 155 };

/** Writes a film (Y4M) in which these faces are before the camera, one after the other, again and again. */
export async function writeFaceFilm(path: string, shots: readonly Shot[]): Promise<void> {
  const frames: Buffer[] = [];
  for (const { row, column, fifths } of shots) {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), await frameOf(row, column)]);
    for (let at = 0; at < fifths; at++) frames.push(frame);
  }
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip C420jpeg\n`), ...frames]));
}

async function frameOf(row: number, column: number): Promise<Buffer> {
  const left = FIRST.left + Math.round(column * STEP.across);
  const top = FIRST.top + Math.round(row * STEP.down);
  const face = await sharp(PICTURE)
    .extract({ left, top, ...TILE })
    .resize(SEEN.width, SEEN.height, { kernel: 'lanczos3' })
    .toBuffer();
  const wall = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } });
  return toYuv(
    await wall
      .composite([{ input: face, left: SEEN.left, top: SEEN.top }])
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
}

/** Y, then U and V of each four pixels (JFIF). */
function toYuv(rgb: Buffer): Buffer {
  const y = Buffer.alloc(WIDTH * HEIGHT);
  const u = Buffer.alloc(y.length / 4);
  const v = Buffer.alloc(y.length / 4);
  for (let at = 0; at < y.length; at++) {
    const [red, green, blue] = [rgb[3 * at]!, rgb[3 * at + 1]!, rgb[3 * at + 2]!];
    y[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    const [row, column] = [Math.floor(at / WIDTH), at % WIDTH];
    if (row % 2 || column % 2) continue;
    const half = (row / 2) * (WIDTH / 2) + column / 2;
    u[half] = Math.round(128 - 0.168736 * red - 0.331264 * green + 0.5 * blue);
    v[half] = Math.round(128 + 0.5 * red - 0.418688 * green - 0.081312 * blue);
  }
  return Buffer.concat([y, u, v]);
}
