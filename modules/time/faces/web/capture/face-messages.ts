import type { MeasuredImage } from '../../rules/judge-image.ts';
import type { FaceShape } from './read-face.ts';

/** What the page asks of the worker: a frame of the camera, with the numbers of its face or with its shape alone, which takes half the time. */
export interface Asked {
  number: number;
  frame: ImageBitmap;
  describe: boolean;
}

/** The largest face of a frame. */
export interface SeenFace {
  /** It and those who are as near. */
  faces: number;
  shape: FaceShape;
  /** Where its numbers were asked for. */
  taken: TakenImage | null;
}

/** All that leaves the worker of an image: nothing else that the library may guess of a face. */
export interface TakenImage {
  descriptor: Float32Array<ArrayBuffer>;
  measured: MeasuredImage;
  /** JPEG of the face. */
  photo: Uint8Array<ArrayBuffer>;
}

/** What the worker says: that it is ready with which files, what it saw, or what went wrong. */
export type Told = { ready: string[] } | { number: number; seen: SeenFace | null } | { number?: number; fault: string };
