/**
 * What a person is asked to do before the camera, in the words of the screen. Closing the eyes is not among it: no picture was at hand by which to find out
 * whether the library sees it (decision 158).
 */
export const CHALLENGES = {
  TURN_LEFT: 'Turn your head to your left',
  TURN_RIGHT: 'Turn your head to your right',
  LOOK_UP: 'Look up',
  OPEN_MOUTH: 'Open your mouth',
} as const;
export type Challenge = keyof typeof CHALLENGES;

/** How long a challenge may take. */
export const CHALLENGE_MS = 10_000;

/** The challenge of a random byte: chosen anew each time, so that a film of another time does not answer it. */
export function challengeOf(byte: number): Challenge {
  const all = Object.keys(CHALLENGES) as Challenge[];
  return all[byte % all.length]!;
}

/** What one moment of the camera showed. */
export interface SeenFrame {
  /** Milliseconds, on any clock that only goes on. */
  at: number;
  faces: number;
  /** Degrees; above zero to the person's own left. */
  yaw: number;
  /** Degrees; above zero upwards. */
  pitch: number;
  /** Thousandths of wide open. */
  mouth_open: number;
}

/** Compared with the face at rest: a camera may be above or below it, and a smile shows teeth. */
const REACHED: Record<Challenge, (frame: SeenFrame, rest: SeenFrame) => boolean> = {
  TURN_LEFT: ({ yaw }) => yaw >= 15,
  TURN_RIGHT: ({ yaw }) => yaw <= -15,
  LOOK_UP: ({ pitch }, rest) => pitch - rest.pitch >= 12,
  OPEN_MOUTH: ({ mouth_open: open }, rest) => open - rest.mouth_open >= 200,
};

const isAtRest = (frame: SeenFrame, rest = frame) =>
  Math.abs(frame.yaw) <= 12 && Math.abs(frame.pitch) <= 20 && frame.pitch - rest.pitch < 6 && frame.mouth_open - rest.mouth_open < 100;

/** A face that is away for longer may come back as another. */
const LONGEST_GAP_MS = 2000;

export type LivenessState = 'WAITING' | 'PASSED' | 'FAILED';

/**
 * How far a challenge is: passed where one face alone, never out of sight, was seen at rest, then did what was asked, and was at rest again, within the
 * time. A picture that is held up shows none of it, and a film made before shows what was asked then.
 */
export function judgeLiveness(asked: Challenge, frames: readonly SeenFrame[]): LivenessState {
  let rest: SeenFrame | undefined;
  let isDone = false;
  let before = frames[0];
  for (const frame of frames) {
    const isGone = frame.at - before!.at > LONGEST_GAP_MS;
    if (frame.faces !== 1 || isGone || frame.at - frames[0]!.at > CHALLENGE_MS) return 'FAILED';
    if (!rest) rest = isAtRest(frame) ? frame : undefined;
    else if (!isDone) isDone = REACHED[asked](frame, rest);
    else if (isAtRest(frame, rest)) return 'PASSED';
    before = frame;
  }
  return 'WAITING';
}
