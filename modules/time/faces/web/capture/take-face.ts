import { CHALLENGE_MS, CHALLENGES, judgeLiveness, type Challenge, type SeenFrame } from '../../rules/challenge.ts';
import { judgeImage, type Pose } from '../../rules/judge-image.ts';
import type { FaceLimits } from '../../rules/settings.ts';
import { similarity } from '../../rules/similarity.ts';
import type { SeenFace, TakenImage } from './face-messages.ts';

/** The camera: the face that it shows now, with its numbers where they are asked for; null where none is in sight. */
export type Look = (describe: boolean) => Promise<SeenFace | null>;

type Limits = Pick<FaceLimits, 'real' | 'live'>;

interface Taking {
  look: Look;
  limits: Limits;
  /** What to do now, in a sentence. */
  say: (sentence: string) => void;
  signal: AbortSignal;
}

export interface PosedImage extends TakenImage {
  pose: Pose;
}

const ASKED: Record<Pose, string> = {
  FRONT: 'Look straight into the camera.',
  LEFT: 'Turn your head a little to your left.',
  RIGHT: 'Turn your head a little to your right.',
  OTHER: 'Look at the camera, such as with a smile.',
};
/** Between two frames, so that a tablet has time for other things. */
const PAUSE_MS = 80;
const SEARCHED_MS = 20_000;
const RETURN_MS = 6_000;
/** Two images of one person, one after the other, are far above it (decision 158). */
const SAME_FACE = 450;

/** One image of each pose, the first of each that is good enough; `taken` hears how many there are. */
export async function takeImages(
  { look, limits, say, signal }: Taking,
  poses: readonly Pose[],
  taken: (count: number) => void,
): Promise<PosedImage[]> {
  const images: PosedImage[] = [];
  for (const pose of poses) {
    say(ASKED[pose]);
    const image = await firstGood({ look, limits, say, signal }, pose);
    images.push({ ...image, pose });
    taken(images.length);
  }
  return images;
}

/** Waits for an image without faults; says the first fault of the others. Errors: the abort of `signal`, and NotSeen after `patience` milliseconds. */
async function firstGood({ look, limits, say, signal }: Taking, pose: Pose, patience = Number.POSITIVE_INFINITY): Promise<TakenImage> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const seen = await look(true);
    signal.throwIfAborted();
    const faults = seen?.taken ? judgeImage(seen.taken.measured, pose, limits) : ['No face is in sight. Look at the camera.'];
    if (faults.length === 0) return seen!.taken!;
    say(faults[0]!);
    await pause();
  }
  throw new NotSeen('No face could be taken. Stand before the camera, in even light, and try again.');
}

/** Why no face was taken, in words for the person before the camera. */
export class NotSeen extends Error {}

/**
 * A face that did what was asked: seen at rest, doing it, and at rest again, the same face all the while. Errors: NotSeen with what to say; the abort of
 * `signal`.
 */
export async function takeLiveFace({ look, limits, say, signal }: Taking, asked: Challenge): Promise<TakenImage> {
  const taking = { look, limits, say, signal };
  say(ASKED.FRONT);
  const first = await firstGood(taking, 'FRONT', SEARCHED_MS);
  say(`${CHALLENGES[asked]}, then look straight again.`);
  await doChallenge(taking, asked);
  say(ASKED.FRONT);
  const last = await firstGood(taking, 'FRONT', RETURN_MS);
  if (similarity(first.descriptor, last.descriptor) < SAME_FACE) throw new NotSeen('The face changed. Only one person at a time, please.');
  return last.measured.sharpness >= first.measured.sharpness ? last : first;
}

async function doChallenge({ look, signal }: Taking, asked: Challenge): Promise<void> {
  const frames: SeenFrame[] = [];
  const began = performance.now();
  while (performance.now() - began <= CHALLENGE_MS) {
    const seen = await look(false);
    signal.throwIfAborted();
    await pause();
    // A single frame in which the face is not found is no face that went away: `judgeLiveness` sees the gap.
    if (!seen) continue;
    const { yaw, pitch, mouth_open } = seen.shape;
    frames.push({ at: performance.now() - began, faces: seen.faces, yaw, pitch, mouth_open });
    const state = judgeLiveness(asked, frames);
    if (state === 'PASSED') return;
    if (state === 'FAILED') throw new NotSeen(formatFailure(frames));
  }
  throw new NotSeen(NOT_IN_TIME);
}

const NOT_IN_TIME = 'That was not seen in time. Try again.';

function formatFailure(frames: readonly SeenFrame[]): string {
  const last = frames.at(-1)!;
  if (last.faces > 1) return 'Only one person at a time, please.';
  return last.at - frames[0]!.at > CHALLENGE_MS ? NOT_IN_TIME : 'Your face was out of sight. Try again.';
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
