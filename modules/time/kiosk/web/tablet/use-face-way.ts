import { useEffect, useRef, useState, type RefObject } from 'react';
import { FACE_MODEL } from '@talaan/faces/rules/similarity.ts';
import { anyChallenge } from '@talaan/faces/web/capture/any-challenge.ts';
import { NotSeen, takeLiveFace } from '@talaan/faces/web/capture/take-face.ts';
import { useFaceReader } from '@talaan/faces/web/capture/use-face-reader.ts';
import type { Answered, GivenPunch } from './punch.ts';

export interface FaceWay {
  /** Whether the kiosk offers it, and whether it is under way. */
  state: 'none' | 'loading' | 'ready' | 'busy';
  /** What to do now, or what went wrong; undefined while nobody uses their face. */
  says: string | undefined;
  /** Three tries within two minutes failed: the number is asked for. */
  isGivenUp: boolean;
  /** What it runs on, to be kept for the time without a network. */
  files: readonly string[] | undefined;
  start: () => void;
  stop: () => void;
  /** Another way was taken: it stops, and the tries that failed are forgotten. */
  giveWay: () => void;
}

const MOST_TRIES = 3;
const TRIES_MS = 120_000;
const SAID_MS = 6_000;
/** The server judges what the anti-spoof and liveness scores are worth. */
const ANY_SCORE = { real: 0, live: 0 };

/** Takes the face of a person who touched 'Use my face', with a challenge that is chosen anew, and makes a punch of it. Nobody else is looked at. */
export function useFaceWay(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  onPunch: (punch: GivenPunch) => Promise<Answered | undefined>,
): FaceWay {
  const { reader, files, fault } = useFaceReader(isWanted);
  const [says, setSays] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState<number[]>([]);
  const running = useRef<AbortController>(undefined);
  const failed = () => setTries((before) => [...before.filter((at) => performance.now() - at < TRIES_MS), performance.now()]);

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setBusy(false);
    setSays(undefined);
  };
  const start = async () => {
    stop();
    const over = new AbortController();
    running.current = over;
    setBusy(true);
    const challenge = anyChallenge();
    const say = (sentence: string) => !over.signal.aborted && setSays(sentence);
    try {
      const look = (describe: boolean) => reader!.look(video.current!, describe);
      const { descriptor, measured, photo } = await takeLiveFace({ look, limits: ANY_SCORE, say, signal: over.signal }, challenge);
      if (over.signal.aborted) return;
      stop();
      const answer = await onPunch({ way: 'FACE', taken: { descriptor, model: FACE_MODEL, measured, challenge, passed: true }, photo });
      if (answer?.outcome === 'REFUSED') failed();
      else setTries([]);
    } catch (failure) {
      if (over.signal.aborted) return;
      failed();
      setBusy(false);
      setSays(failure instanceof NotSeen ? failure.message : 'Faces cannot be read now. Use your card or your number.');
    }
  };

  const giveWay = () => {
    stop();
    setTries([]);
  };
  useEffect(() => {
    if (tries.length === 0) return undefined;
    const timer = setTimeout(() => setTries([]), TRIES_MS);
    return () => clearTimeout(timer);
  }, [tries]);
  useEffect(() => {
    if (isBusy || says === undefined) return undefined;
    const timer = setTimeout(() => setSays(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [isBusy, says]);
  useEffect(() => () => running.current?.abort(), []);

  const isLoaded = reader !== undefined;
  const state = !isWanted || fault ? 'none' : isBusy ? 'busy' : isLoaded ? 'ready' : 'loading';
  return { state, says, isGivenUp: tries.length >= MOST_TRIES, files, start: () => void start(), stop, giveWay };
}
