import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readDraft, saveDraft } from '@talaan/kernel/web/forms/draft.ts';
import { useHeadingAt } from '@talaan/kernel/web/heading.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { screens } from '../screens.ts';

const SHOWN = 5;
/** Kept as drafts are: in this tab, until somebody signs out. */
const KEPT = 'recent-pages';

interface RecentPage {
  path: string;
  label: string;
}

/** The pages that were open last, without the one that is. */
export function useRecent(): RecentPage[] {
  const { pathname } = useLocation();
  const heading = useHeadingAt(pathname);
  const screen = screenAt(screens, pathname);
  const label = heading ?? (screen?.path.includes('{') ? undefined : screen?.title);
  useEffect(() => {
    if (!label) return;
    saveDraft(KEPT, [{ path: pathname, label }, ...readRecent().filter(({ path }) => path !== pathname)].slice(0, SHOWN + 1));
  }, [pathname, label]);
  return readRecent()
    .filter(({ path }) => path !== pathname)
    .slice(0, SHOWN);
}

function readRecent(): RecentPage[] {
  return (readDraft(KEPT) as RecentPage[] | undefined) ?? [];
}
