import { useEffect, useState } from 'react';

/** Counts seconds down to 0; starts anew with `start(seconds)`. By the browser's own clock: it measures, it does not tell the time. */
export function useCountdown(seconds: number): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    count();
    const ticking = setInterval(count, 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);
  return { left, start: (anew) => setEndsAt(performance.now() + anew * 1000) };
}
