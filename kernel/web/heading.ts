import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The heading of the page that stands at an address. */
let shown: { pathname: string; heading: string } | undefined;

const watchers = new Set<() => void>();

/** Called by the head of every page: the breadcrumb names an open record as the page does. */
export function useTellHeading(heading: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    shown = { pathname, heading };
    for (const tell of watchers) tell();
  }, [pathname, heading]);
}

/** The heading of the page at an address; undefined until it is there. */
export function useHeadingAt(pathname: string): string | undefined {
  return useSyncExternalStore(watchHeading, () => (shown?.pathname === pathname ? shown.heading : undefined));
}

function watchHeading(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
