import { useContext } from 'react';
import { mayOpen } from '../guard.ts';
import { Caller } from './may-call.ts';
import { useAllScreens } from '../module.ts';
import { screenAt } from '../router.ts';

/** Whether the reader may open what an address leads to: a number or a row is a link for those alone. */
export function useMayFollow(): (address: string) => boolean {
  const caller = useContext(Caller);
  const screens = useAllScreens();
  return (address) => {
    // What opens beside the screen is a part of it.
    if (address.startsWith('?')) return true;
    const screen = screenAt(screens, address.split('?')[0]!);
    return screen !== undefined && caller !== undefined && mayOpen(screen, caller);
  };
}
