import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocalStorage } from '@mantine/hooks';

/** What each key does while a sheet is checked, in the order of the legend. */
export const CHECK_KEYS = {
  j: 'Next row',
  k: 'Row before',
  o: 'Row is right',
  r: 'Return the row with a remark',
  w: 'Waive the attachment with a reason',
  u: 'Undo: not checked',
  a: 'All rows of the section without doubt are right',
  c: 'Only what changed, or everything',
  v: 'Verify the sheet',
  b: 'Back to the employee: return the sheet',
  n: 'Next sheet to check',
} as const;
export type CheckKey = keyof typeof CHECK_KEYS;
export type KeyActions = Record<CheckKey, () => void>;

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Single keys may get in the way of who speaks to the computer: they can be switched off (WCAG 2.1.4). */
export function useKeysOn() {
  return useLocalStorage({ key: 'talaan.checking-keys', defaultValue: true, getInitialValueInEffect: false });
}

/** Listens to the keys while nobody types and no dialog stands open. */
export function useCheckKeys(actions: KeyActions, isOn: boolean): void {
  const latest = useRef(actions);
  // Before anything is seen of what they do.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(key in CHECK_KEYS)) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      event.preventDefault();
      latest.current[key as CheckKey]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);
}
