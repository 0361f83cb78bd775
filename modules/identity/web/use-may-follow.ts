import { mayOpen } from '@talaan/kernel/web/guard.ts';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { screenAt } from '@talaan/kernel/web/router.ts';
import { useCurrentUser } from './current-user.ts';

/** Whether the reader may open what an address leads to: a number is a link for those alone. */
export function useMayFollow(): (address: string) => boolean {
  const user = useCurrentUser();
  const screens = useAllScreens();
  return (address) => {
    const screen = screenAt(screens, address.split('?')[0]!);
    return screen !== undefined && mayOpen(screen, user);
  };
}
