import { memo, useEffect, useRef, type ComponentType } from 'react';
import { NavLink, Text } from '@mantine/core';
import type { IconProps } from '@tabler/icons-react';
import { withLastView } from '@talaan/kernel/web/lists/views/last-view.ts';
import type { Screen } from '@talaan/kernel/web/screen.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Waiting } from './use-menu-counts.ts';

/** The entry of the menu that the open screen belongs to, and whether it is that screen itself. */
export interface CurrentEntry {
  screen: Screen | undefined;
  isItself: boolean;
}

interface MenuRowProps {
  screen: Screen;
  /** Where the open screen belongs to it: `page` if that is the screen itself. */
  current: 'page' | 'true' | undefined;
  waiting: Waiting | undefined;
  Icon?: ComponentType<IconProps> | undefined;
}

export function currentAt(screen: Screen, { screen: open, isItself }: CurrentEntry): MenuRowProps['current'] {
  if (screen !== open) return undefined;
  return isItself ? 'page' : 'true';
}

/** One entry of the menu, with the work behind it. */
export const MenuRow = memo(function MenuRow({ screen, current, waiting, Icon }: MenuRowProps) {
  const isCurrent = current !== undefined;
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    // With the frame that lays the page out in any case.
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  return (
    <NavLink
      ref={row}
      href={withLastView(screen.path)}
      label={say(screen.title)}
      leftSection={Icon && <Icon size={18} stroke={1.75} aria-hidden />}
      rightSection={waiting && <WaitingCount {...waiting} />}
      active={isCurrent}
      aria-current={current}
      noWrap
      className="menu-row"
    />
  );
});

/** Grey, red where something is late; a screen reader hears both, and over whom it counts. */
export function WaitingCount({ waiting, late, over }: Waiting) {
  if (waiting === 0) return null;
  const words = [say('{waiting} waiting', { waiting }), late > 0 && say('{late} late', { late }), over].filter(Boolean).join(', ');
  return (
    <Text span className="menu-count" mod={{ late: late > 0 }} aria-label={words} title={words} role="img">
      {waiting}
    </Text>
  );
}
