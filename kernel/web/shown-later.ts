import { createElement, type ComponentType, type ReactNode } from 'react';
import { useLoaded } from './use-loaded.ts';

/** A component whose code is fetched when it is first shown; `meanwhile` is in its place until then. */
export function shownLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & { meanwhile?: ReactNode }> {
  return function ShownLater({ meanwhile, ...props }) {
    const Shown = useLoaded(load);
    return Shown ? createElement(Shown, props as P) : meanwhile;
  };
}
