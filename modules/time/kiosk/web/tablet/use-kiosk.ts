import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { PunchWay } from '../../rules/signed-text.ts';
import { isUnknown, keepPunch, sendWaiting, type Answered, type GivenPunch } from './punch.ts';
import { countWaiting, type Enrolled } from './tablet-store.ts';

const SEND_AGAIN_MS = 10_000;
const SIGN_OF_LIFE_MS = 60_000;
const TOLD_AFTER_MS = 3000;

/** What the screen says of the last punch. */
export interface Shown {
  number: number;
  way: PunchWay;
  /** By the clock of Talaan, as far as the tablet knows it. */
  at: Date;
  /** Undefined while it waits to be sent. */
  answer: Answered | undefined;
  /** Kept here, and Talaan is out of reach. */
  isWaiting: boolean;
}

export interface Kiosk {
  enrolled: Enrolled;
  waiting: number;
  isReached: boolean;
  /** Talaan does not know this tablet any more: punches are kept until it is enrolled again. */
  isUnknown: boolean;
  shown: Shown | undefined;
  /** Ends when it is kept and was sent once; what Talaan answered, where it did. */
  punch: (given: GivenPunch) => Promise<Answered | undefined>;
  dismiss: () => void;
}

/** The work of an enrolled tablet: keeps each punch, sends until nothing waits, and gives a sign of life each minute. */
export function useKiosk(first: Enrolled): Kiosk {
  const [enrolled, setEnrolled] = useState(first);
  const [waiting, setWaiting] = useState(0);
  const [isReached, setReached] = useState(true);
  const [isForgotten, setForgotten] = useState(false);
  const [shown, setShown] = useState<Shown>();

  const send = useCallback(async () => {
    const answered: Answered[] = [];
    try {
      let left: number;
      do {
        const { answers, enrolled: now } = await sendWaiting();
        answered.push(...answers);
        if (now) setEnrolled(now);
        setReached(true);
        setForgotten(false);
        setShown((before) => before && { ...before, ...withAnswer(before, answers) });
        left = await countWaiting();
        setWaiting(left);
        if (answers.length === 0) break;
      } while (left > 0);
    } catch (failure) {
      setReached(false);
      setForgotten(isUnknown(failure));
      setWaiting(await countWaiting());
      setShown((before) => before && { ...before, isWaiting: before.answer === undefined });
    }
    return answered;
  }, []);

  const tick = useEffectEvent(() => {
    if (waiting > 0 || !isReached) void send();
  });
  useEffect(() => {
    const again = () => void send();
    again();
    const timers = [setInterval(tick, SEND_AGAIN_MS), setInterval(again, SIGN_OF_LIFE_MS)];
    addEventListener('online', again);
    return () => {
      for (const timer of timers) clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [send]);

  const { lag } = enrolled;
  const punch: Kiosk['punch'] = async (given) => {
    const { number, at } = await keepPunch(given);
    setShown({ number, way: given.way, at: new Date(Date.parse(at) + lag), answer: undefined, isWaiting: !navigator.onLine });
    setWaiting(await countWaiting());
    // Whoever stands before the kiosk is told soon, also where the network answers nothing at all.
    const late = setTimeout(
      () => setShown((before) => (before?.number === number ? { ...before, isWaiting: true } : before)),
      TOLD_AFTER_MS,
    );
    const answers = await send();
    clearTimeout(late);
    return answers.find((answer) => answer.number === number);
  };
  const dismiss = useCallback(() => setShown(undefined), []);
  return { enrolled, waiting, isReached, isUnknown: isForgotten, shown, punch, dismiss };
}

function withAnswer({ number, answer }: Shown, answers: readonly Answered[]): Pick<Shown, 'answer'> {
  return { answer: answer ?? answers.find((one) => one.number === number) };
}
