import { createElement, type ComponentType, type ReactNode } from 'react';
import { showError } from './toasts.ts';
import { useLoaded } from './use-loaded.ts';
import { say } from '../contract/say.ts';

/** A component whose code is fetched when it is first shown; `meanwhile` is in its place until then. */
export function shownLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & { meanwhile?: ReactNode }> {
  return function ShownLater({ meanwhile, ...props }) {
    const Shown = useLoaded(load);
    return Shown ? createElement(Shown, props as P) : meanwhile;
  };
}

/**
 * A dialog, or what else opens over a screen, whose code is fetched when it first opens. Where it cannot be fetched a toast says so and
 * it is closed: the screen below stays as it is, and opening it again tries again.
 */
export function openedLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { meanwhile?: ReactNode; onClose: () => void }> {
  return function OpenedLater({ meanwhile, ...props }) {
    const Opened = useLoaded(load, () => {
      showError(say('This could not be opened. Check your connection and try again. If it still does not open, reload the page.'));
      props.onClose();
    });
    return Opened ? createElement(Opened, props as unknown as P) : meanwhile;
  };
}
