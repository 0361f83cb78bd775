import { Human, type Config, type FaceResult } from '@vladmandic/human';
import { FACE_FILES } from './face-files.ts';
import type { Asked, SeenFace, Told } from './face-messages.ts';
import { boxOf, measureFace, readShape, widthOf } from './read-face.ts';

/**
 * The library in a worker of its own: a frame takes a tenth of a second and more, in which the page would not answer. WASM is run here alone, by the policy
 * of this file (kernel/server/calls/http.ts); the page itself may run none. Numbers are the same on every computer, which they are not on its graphics card.
 */
const OFF = { enabled: false };
const settings: Partial<Config> = {
  backend: 'wasm',
  wasmPath: FACE_FILES,
  modelBasePath: FACE_FILES,
  // The browser keeps the files; the library would keep a second copy.
  cacheModels: false,
  cacheSensitivity: 0,
  async: false,
  debug: false,
  warmup: 'none',
  filter: OFF,
  gesture: OFF,
  body: OFF,
  hand: OFF,
  object: OFF,
  segmentation: OFF,
};
const always = { enabled: true, detector: { rotation: true, maxDetected: 4 }, mesh: { enabled: true }, iris: { enabled: true } };
/** Guesses of mood, age, sex and race are off; those that come with the numbers of a face are dropped where they arrive. */
const withNumbers = { description: { enabled: true }, antispoof: { enabled: true }, liveness: { enabled: true }, emotion: OFF, gear: OFF };
const shapeAlone = { description: OFF, antispoof: OFF, liveness: OFF, emotion: OFF, gear: OFF };

/** A face that is smaller by more is of someone farther away, such as the next in the line. */
const NEAR = 0.5;
const MARGIN = 0.3;
const PHOTO_SIDE = 320;
const PHOTO_QUALITY = 0.8;

const human = new Human({ ...settings, face: { ...always, ...withNumbers } });
const ready = human.load().then(() => tell({ ready: [location.pathname, ...loadedFiles()] }));
ready.catch((failure: unknown) => tell({ fault: String(failure) }));

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { number } = data;
  void ready
    .then(() => look(data))
    .then(
      (seen) => tell({ number, seen }),
      (failure: unknown) => tell({ number, fault: String(failure) }),
    );
});

async function look({ frame, describe }: Asked): Promise<SeenFace | null> {
  const canvas = new OffscreenCanvas(frame.width, frame.height);
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(frame, 0, 0);
  frame.close();
  const { face: found } = await human.detect(canvas, { face: { ...always, ...(describe ? withNumbers : shapeAlone) } });
  const [face, ...others] = found.toSorted((one, other) => widthOf(other) - widthOf(one));
  if (!face || widthOf(face) === 0) return null;
  const faces = 1 + others.filter((other) => widthOf(other) >= NEAR * widthOf(face)).length;
  const shape = readShape(face);
  const { embedding } = face;
  if (!describe || !embedding?.length) return { faces, shape, taken: null };
  const measured = measureFace(faces, face, canvas);
  return { faces, shape, taken: { descriptor: Float32Array.from(embedding), measured, photo: await cutOut(face, canvas) } };
}

/** The face with a little around it, as a JPEG of some 20 kB. */
async function cutOut(face: FaceResult, frame: OffscreenCanvas): Promise<Uint8Array<ArrayBuffer>> {
  const [left, top, width, height] = boxOf(face);
  const side = Math.max(width, height) * (1 + 2 * MARGIN);
  const drawn = Math.round(Math.min(side, PHOTO_SIDE));
  const canvas = new OffscreenCanvas(drawn, drawn);
  const [x, y] = [left + width / 2 - side / 2, top + height / 2 - side / 2];
  canvas.getContext('2d')!.drawImage(frame, x, y, side, side, 0, 0, drawn, drawn);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: PHOTO_QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}

/** Of our own server, by their paths: what a kiosk keeps for the time without a network. */
function loadedFiles(): string[] {
  return [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))];
}

function tell(told: Told): void {
  postMessage(told);
}
