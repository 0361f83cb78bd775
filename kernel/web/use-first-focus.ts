import { useEffect, type RefObject } from 'react';

const FIELD = 'input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"]';

/** Focuses what one begins with: the chosen element, else the first field, else the main button, even where these come a moment later. */
export function useFirstFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const body = place.current;
    if (!body) return;
    const focusFirst = () => {
      if (body.contains(document.activeElement)) return observer.disconnect();
      const first = firstOf(body);
      if (!first) return;
      first.focus({ preventScroll: true });
      observer.disconnect();
    };
    const observer = new MutationObserver(focusFirst);
    observer.observe(body, { childList: true, subtree: true });
    // After the dialog has taken the focus itself.
    const waiting = setTimeout(focusFirst);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
    };
  }, [place]);
}

function firstOf(body: HTMLElement): HTMLElement | undefined {
  for (const wanted of ['[data-autofocus]', FIELD, '[data-primary]']) {
    const found = [...body.querySelectorAll<HTMLElement>(wanted)].find((one) => !one.matches(':disabled') && one.checkVisibility());
    if (found) return found;
  }
  return undefined;
}
