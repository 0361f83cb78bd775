import { useEffect } from 'react';

/**
 * A PDF in the page may take the keyboard, as one that cannot be read does in Chromium. Unless somebody points at it, whatever had the
 * keyboard gets it back, and so it does when the pointer leaves.
 */
export function useKeepKeys(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    const giveBack = () => {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement) || frame.matches(':hover')) return;
      if (last?.isConnected) last.focus({ preventScroll: true });
      else frame.blur();
    };
    // The frame is the active element only after the window has lost the keyboard to it.
    const blurred = () => void setTimeout(giveBack);
    addEventListener('focusin', remember);
    addEventListener('blur', blurred);
    addEventListener('pointerover', giveBack);
    return () => {
      removeEventListener('focusin', remember);
      removeEventListener('blur', blurred);
      removeEventListener('pointerover', giveBack);
    };
  }, []);
}
