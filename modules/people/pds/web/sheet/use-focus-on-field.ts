import { useEffect } from 'react';
import { fieldId } from '../fields/row-context.ts';
import { useSheetAddress } from './sheet-address.ts';

const PATIENCE_MS = 4000;

/** Goes to the field or row that the address names, as soon as it stands there. */
export function useFocusOnField(): void {
  const { row, field } = useSheetAddress();
  useEffect(() => {
    if (row === undefined) return;
    const find = () => document.getElementById(field ? fieldId(row, field) : row);
    const go = () => {
      const found = find();
      if (!found) return false;
      if (field) {
        found.scrollIntoView({ block: 'center' });
        focusWithin(found);
      } else if (!isInSight(found)) found.scrollIntoView({ block: 'start' });
      return true;
    };
    if (go()) return;
    const watching = new MutationObserver(() => go() && stop());
    const stop = () => watching.disconnect();
    watching.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(stop, PATIENCE_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [row, field]);
}

/** A field itself, or the first one of a group. */
function focusWithin(found: HTMLElement): void {
  if (found.matches('input, select, textarea, button')) found.focus();
  else (found.querySelector<HTMLElement>('input, select, textarea, button') ?? found).focus();
}

/** A row that was opened by a click stays where it is. */
function isInSight(found: HTMLElement): boolean {
  const { top } = found.getBoundingClientRect();
  return top >= 0 && top < innerHeight - 100;
}
