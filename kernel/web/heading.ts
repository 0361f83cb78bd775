import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The heading of the page that stands at an address. */
let shown: { pathname: string; heading: string; view: ShownView | undefined } | undefined;

/** A view of the list that a page shows, where it is not that of all rows. */
export interface ShownView {
  key: string;
  name: string;
}

const watchers = new Set<() => void>();

/** Called by the head of every page: the breadcrumb names an open record as the page does. */
export function useTellHeading(heading: string, view?: ShownView): void {
  const { pathname } = useLocation();
  const { key, name } = view ?? {};
  useEffect(() => {
    shown = { pathname, heading, view: key && name ? { key, name } : undefined };
    for (const tell of watchers) tell();
  }, [pathname, heading, key, name]);
}

/** The heading of the page at an address; undefined until it is there. */
export function useHeadingAt(pathname: string): string | undefined {
  return useSyncExternalStore(watchHeading, () => (shown?.pathname === pathname ? shown.heading : undefined));
}

/** The view of the list at an address; undefined where all rows are shown. */
export function useViewAt(pathname: string): ShownView | undefined {
  return useSyncExternalStore(watchHeading, () => (shown?.pathname === pathname ? shown.view : undefined));
}

function watchHeading(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
