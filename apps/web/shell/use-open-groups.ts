import { useState } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import type { MenuGroup } from '@talaan/kernel/web/screen.ts';

/** Which groups of the menu are open: that of the open screen, and at most one more that was opened by hand, which is remembered. */
export function useOpenGroups(current: MenuGroup | undefined, pathname: string) {
  const [held, setHeld] = useLocalStorage<MenuGroup | null>({ key: 'talaan.menu', defaultValue: null, getInitialValueInEffect: false });
  // On the next screen the group opens again: the active entry is always in sight.
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = (group: MenuGroup) => group === held || (group === current && closedAt !== pathname);
  const toggle = (group: MenuGroup) => {
    if (group !== current) return setHeld(group === held ? null : group);
    setClosedAt(isOpen(group) ? pathname : undefined);
    if (group === held) setHeld(null);
  };
  return { isOpen, toggle };
}
