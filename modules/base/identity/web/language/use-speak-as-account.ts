import { useEffect } from 'react';
import { speak } from '@talaan/kernel/web/language.ts';
import type { CurrentUser } from '../../contract.ts';

/** Lets the page speak as the account that is signed in has chosen; who views Talaan as another user keeps their own language. */
export function useSpeakAsAccount(user: CurrentUser | undefined): void {
  const language = user?.viewed_by === null ? user.language : null;
  useEffect(() => {
    // Without a line the page keeps its language.
    if (language) void speak(language).catch(() => undefined);
  }, [language]);
}
