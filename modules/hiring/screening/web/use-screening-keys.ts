import { useEffect, useLayoutEffect, useRef } from 'react';

/** What each key does while an applicant is screened, in the order of the legend. */
export const SCREENING_KEYS = {
  j: 'Next applicant',
  k: 'Applicant before',
  r: 'All experience is relevant',
  v: 'Verify all certificates as claimed',
  a: 'Qualified',
  d: 'Not qualified',
  q: 'Ask for verification',
} as const;
export type ScreeningKey = keyof typeof SCREENING_KEYS;

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Listens to the keys while nothing is typed and no dialog is open. */
export function useScreeningKeys(actions: Record<ScreeningKey, () => void>): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(key in SCREENING_KEYS)) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      latest.current[key as ScreeningKey]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
