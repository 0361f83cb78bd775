import { useMemo } from 'react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { mayOpen } from '@talaan/kernel/web/guard.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { screens } from '../screens.ts';

/** The screens that one may open: a record that many open stands below the list that its reader has. */
export function useOpenScreens(): readonly Screen[] {
  const user = useCurrentUser();
  return useMemo(() => screens.filter((screen) => mayOpen(screen, user)), [user]);
}
