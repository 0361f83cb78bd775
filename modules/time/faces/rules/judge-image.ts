import type { FaceLimits } from './settings.ts';

export const POSES = { FRONT: 'Front', LEFT: 'Turned to the left', RIGHT: 'Turned to the right', OTHER: 'Another look' } as const;
export type Pose = keyof typeof POSES;

/** What was measured of one image. Whole numbers. */
export interface MeasuredImage {
  /** Faces in sight. */
  faces: number;
  /** Of the face, in pixels. */
  width: number;
  /** Variance of the Laplacian of the grey face (`measureLight`). */
  sharpness: number;
  /** Mean of the grey face, thousandths of white. */
  brightness: number;
  /** How equal both halves of the face are lit, thousandths. */
  evenness: number;
  /** How far the eyes are open, thousandths of what is usual. */
  eyes_open: number;
  /** Degrees; above zero the person turned to their own left. */
  yaw: number;
  /** Degrees; above zero the person looks up. */
  pitch: number;
  /** Anti-spoof score, thousandths. */
  real: number;
  /** Liveness score, thousandths. */
  live: number;
  /** That it is a face, thousandths. */
  certainty: number;
}

/**
 * What an image needs. A face of 160 pixels is what practice asks for; the other numbers were tried on pictures of the library
 * (decision 158): faces of 100 pixels drawn three times as large have a sharpness of 9 to 40, and a selfie with light from one side an evenness of 547.
 */
export const IMAGE_LIMITS = {
  width: 160,
  sharpness: 10,
  darkest: 200,
  brightest: 880,
  evenness: 400,
  eyesOpen: 350,
  certainty: 600,
  /** Degrees to each side within which a face looks to the front. */
  front: 14,
  /** Degrees by which a face is turned for the side poses, and up to which it can still be described. */
  turned: 8,
  mostTurned: 40,
  pitch: 20,
} as const;

/** What is wrong with an image, each as a sentence that says what to do, the first thing first; none where it can be registered. */
export function judgeImage(image: MeasuredImage, pose: Pose, limits: Pick<FaceLimits, 'real' | 'live'>): string[] {
  if (image.faces === 0) return ['No face is in sight. Look at the camera.'];
  if (image.faces > 1) return ['More than one face is in sight. Only one person may be before the camera.'];
  const faults: [boolean, string][] = [
    [image.width < IMAGE_LIMITS.width, 'The face is too small. Come closer.'],
    [image.certainty < IMAGE_LIMITS.certainty, 'The face cannot be seen well. Take off what covers it.'],
    [image.brightness < IMAGE_LIMITS.darkest, 'It is too dark. Turn on a light.'],
    [image.brightness > IMAGE_LIMITS.brightest, 'It is too bright. Step out of the light.'],
    [image.evenness < IMAGE_LIMITS.evenness, 'One side of the face is darker. Turn towards the light.'],
    [image.sharpness < IMAGE_LIMITS.sharpness, 'The image is blurred. Hold still.'],
    [image.eyes_open < IMAGE_LIMITS.eyesOpen, 'The eyes are closed. Open them.'],
    [Math.abs(image.pitch) > IMAGE_LIMITS.pitch, 'The face looks up or down. Look at the height of the camera.'],
    ...poseFaults(image, pose),
    [image.real < limits.real, 'This looks like a picture of a face. The person has to be before the camera.'],
    [image.live < limits.live, 'This does not look like a living face. The person has to be before the camera.'],
  ];
  return faults.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}

function poseFaults({ yaw }: MeasuredImage, pose: Pose): [boolean, string][] {
  const { front, turned, mostTurned } = IMAGE_LIMITS;
  const tooFar: [boolean, string] = [Math.abs(yaw) > mostTurned, 'The face is turned too far. Turn back a little.'];
  if (pose === 'FRONT') return [[Math.abs(yaw) > front, 'The face is turned. Look straight into the camera.']];
  if (pose === 'LEFT') return [[yaw < turned, 'Turn your head a little to your left.'], tooFar];
  if (pose === 'RIGHT') return [[yaw > -turned, 'Turn your head a little to your right.'], tooFar];
  return [tooFar];
}

/**
 * Brightness, evenness and sharpness of a face from the pixels of its box (RGBA, row by row, `width` pixels a row), which a browser reads from a
 * canvas on which the box was drawn 128 pixels wide, so that the measures of two cameras can be compared.
 */
export function measureLight(pixels: ArrayLike<number>, width: number): Pick<MeasuredImage, 'brightness' | 'evenness' | 'sharpness'> {
  const height = Math.floor(pixels.length / 4 / width);
  // ITU-R BT.601, in whole numbers, so that sums do not depend on their order.
  const grey = (x: number, y: number) => {
    const at = 4 * (y * width + x);
    return Math.round(0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!);
  };
  const halves: [number, number] = [0, 0];
  let [edges, squares, count] = [0, 0, 0];
  const middle = Math.floor(width / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < 2 * middle; x++) halves[x < middle ? 0 : 1] += grey(x, y);
    if (y === 0 || y === height - 1) continue;
    for (let x = 1; x < width - 1; x++) {
      const edge = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1) - 4 * grey(x, y);
      edges += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const [dark, light] = halves[0] < halves[1] ? halves : [halves[1], halves[0]];
  return {
    brightness: Math.round((1000 * (dark + light)) / (255 * 2 * middle * height)),
    evenness: light === 0 ? 1000 : Math.round((1000 * dark) / light),
    sharpness: Math.round(squares / count - (edges / count) ** 2),
  };
}
