import { useMemo, useRef } from 'react';

/** Lets one act through at a time: the second tap of two comes before the button shows that it waits. */
export function useLock() {
  const isHeld = useRef(false);
  return useMemo(
    () => ({
      /** False where the act before it is still under way. */
      take: (): boolean => {
        if (isHeld.current) return false;
        isHeld.current = true;
        return true;
      },
      release: (): void => {
        isHeld.current = false;
      },
    }),
    [],
  );
}
