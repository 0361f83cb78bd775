/** What a person is asked to do before the camera, in the words of the screen. */
export const CHALLENGES = {
  TURN_LEFT: 'Turn your head to your left',
  TURN_RIGHT: 'Turn your head to your right',
  LOOK_UP: 'Look up',
  BLINK: 'Close both eyes, then open them',
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
  /** Thousandths of what is usual. */
  eyes_open: number;
  mouth_open: number;
}

const REACHED: Record<Challenge, (frame: SeenFrame) => boolean> = {
  TURN_LEFT: ({ yaw }) => yaw >= 15,
  TURN_RIGHT: ({ yaw }) => yaw <= -15,
  LOOK_UP: ({ pitch }) => pitch >= 12,
  BLINK: ({ eyes_open: open }) => open < 350,
  OPEN_MOUTH: ({ mouth_open: open }) => open >= 300,
};

const isAtRest = ({ yaw, pitch, eyes_open: eyes, mouth_open: mouth }: SeenFrame) =>
  Math.abs(yaw) <= 10 && Math.abs(pitch) <= 10 && eyes >= 500 && mouth < 150;

/** A face that is away for longer may come back as another. */
const LONGEST_GAP_MS = 1500;

export type LivenessState = 'WAITING' | 'PASSED' | 'FAILED';

/**
 * How far a challenge is: passed where one face alone, never out of sight, was seen at rest, then did what was asked, and was at rest again, within the
 * time. A picture that is held up shows none of it, and a film made before shows what was asked then.
 */
export function judgeLiveness(asked: Challenge, frames: readonly SeenFrame[]): LivenessState {
  let step = 0;
  let before = frames[0];
  for (const frame of frames) {
    const isGone = frame.at - before!.at > LONGEST_GAP_MS;
    if (frame.faces !== 1 || isGone || frame.at - frames[0]!.at > CHALLENGE_MS) return 'FAILED';
    if (step === 1 ? REACHED[asked](frame) : isAtRest(frame)) step += 1;
    if (step === 3) return 'PASSED';
    before = frame;
  }
  return 'WAITING';
}
