import { useEffect, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"]';

/**
 * Focuses what one begins with: the chosen element, else the first field, else the main button, even where these come a moment later.
 * Where what had the focus goes, such as a switch that only a phone shows, the focus stays in the dialog.
 */
export function useFirstFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = place.current;
    if (!body) return;
    let isMarked = false;
    // The dialog's own trap focuses what is marked so, once it has opened.
    const mark = (first: HTMLElement | undefined) => {
      first?.setAttribute('data-autofocus', 'true');
      isMarked = first !== undefined;
    };
    mark(firstOf(body));
    const observer = new MutationObserver(() => {
      const isLate = !isMarked && firstOf(body) !== undefined;
      if (isLate) mark(firstOf(body));
      const hasLost = document.activeElement === document.body;
      if (hasLost || (isLate && !body.contains(document.activeElement))) (firstOf(body) ?? dialogOf(body))?.focus({ preventScroll: true });
    });
    observer.observe(body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
}

function dialogOf(body: HTMLElement): HTMLElement | null {
  return body.closest('[role="dialog"]');
}

function firstOf(body: HTMLElement): HTMLElement | undefined {
  for (const wanted of ['[data-autofocus]', FIELD, '[data-primary]']) {
    const found = [...body.querySelectorAll<HTMLElement>(wanted)].find((one) => !one.matches(':disabled') && one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
