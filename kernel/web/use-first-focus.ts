import { useEffect, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"]';

/** Focuses what one begins with: the chosen element, else the first field, else the main button, even where these come a moment later. */
export function useFirstFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = place.current;
    if (!body) return;
    // The dialog's own trap focuses what is marked so, once it has opened.
    const mark = (first: HTMLElement) => first.setAttribute('data-autofocus', 'true');
    const first = firstOf(body);
    if (first) return mark(first);
    const observer = new MutationObserver(() => {
      const late = firstOf(body);
      if (!late) return;
      observer.disconnect();
      mark(late);
      if (!body.contains(document.activeElement)) late.focus({ preventScroll: true });
    });
    observer.observe(body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place]);
}

function firstOf(body: HTMLElement): HTMLElement | undefined {
  for (const wanted of ['[data-autofocus]', FIELD, '[data-primary]']) {
    const found = [...body.querySelectorAll<HTMLElement>(wanted)].find((one) => !one.matches(':disabled') && one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
