import type { FaceResult } from '@vladmandic/human';
import { measureLight, type MeasuredImage } from '../../rules/judge-image.ts';

/** Corners of eyes and mouth among the 478 points of the mesh. */
const LEFT_EYE = { lids: [386, 374], corners: [362, 263] } as const;
const RIGHT_EYE = { lids: [159, 145], corners: [33, 133] } as const;
const LIPS = [13, 14] as const;
const FACE_HEIGHT = [10, 152] as const;
const FACE_WIDTH = [234, 454] as const;

/** How high an open eye is for its width, and by how much of the height of a face lips are apart in a wide open mouth. */
const OPEN_EYE = 0.36;
const OPEN_MOUTH = 0.2;
/** What is measured of light is measured on a face drawn this wide. */
const LIGHT_WIDTH = 128;

type Point = readonly [number, number, number?];

/** What the shape of a face says; the frame of a challenge without its moment. */
export interface FaceShape {
  yaw: number;
  pitch: number;
  eyes_open: number;
  mouth_open: number;
}

/** How a face is turned, in degrees to the own left and upwards, and how far its eyes and mouth are open, in thousandths of wide open. */
export function readShape({ mesh, rotation }: Pick<FaceResult, 'mesh' | 'rotation'>): FaceShape {
  const points: readonly Point[] = mesh;
  const eye = ({ lids, corners }: typeof LEFT_EYE | typeof RIGHT_EYE) => apart(points, lids) / apart(points, corners) / OPEN_EYE;
  const mouth = apart(points, LIPS) / apart(points, FACE_HEIGHT) / OPEN_MOUTH;
  return {
    // The library counts both the other way round.
    yaw: -degrees(rotation?.angle.yaw),
    pitch: -degrees(rotation?.angle.pitch),
    eyes_open: thousandths((eye(LEFT_EYE) + eye(RIGHT_EYE)) / 2),
    mouth_open: thousandths(mouth),
  };
}

/** In pixels, from cheek to cheek; the box of the library is wider. */
export function widthOf({ mesh }: Pick<FaceResult, 'mesh'>): number {
  return mesh.length === 0 ? 0 : apart(mesh, FACE_WIDTH);
}

/** The box around the points of a face: left, top, width and height. */
export function boxOf({ mesh }: Pick<FaceResult, 'mesh'>): [number, number, number, number] {
  const [across, down] = [mesh.map(([x]) => x), mesh.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left, Math.max(...down) - top];
}

/** What is measured of the largest face of a frame, of all that are near. */
export function measureFace(faces: number, face: FaceResult, frame: OffscreenCanvas): MeasuredImage {
  const { yaw, pitch, eyes_open } = readShape(face);
  return {
    faces,
    width: Math.round(widthOf(face)),
    ...measureLight(pixelsOf(face, frame), LIGHT_WIDTH),
    eyes_open,
    yaw,
    pitch,
    real: score(face.real),
    live: score(face.live),
    certainty: score(Math.min(face.boxScore, face.faceScore)),
  };
}

function pixelsOf(face: FaceResult, frame: OffscreenCanvas): Uint8ClampedArray {
  const [left, top, width, height] = boxOf(face);
  const drawnHeight = Math.max(2, Math.round((LIGHT_WIDTH * height) / width));
  const canvas = new OffscreenCanvas(LIGHT_WIDTH, drawnHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(frame, left, top, width, height, 0, 0, LIGHT_WIDTH, drawnHeight);
  return context.getImageData(0, 0, LIGHT_WIDTH, drawnHeight).data;
}

function apart(points: readonly Point[], [one, other]: readonly [number, number]): number {
  const [from, to] = [points[one]!, points[other]!];
  return Math.hypot(from[0] - to[0], from[1] - to[1]);
}

function degrees(radians = 0): number {
  return Math.round((radians * 180) / Math.PI);
}

function thousandths(share: number): number {
  return Number.isFinite(share) ? Math.round(1000 * share) : 0;
}

function score(share = 0): number {
  return Math.min(1000, Math.max(0, thousandths(share)));
}
