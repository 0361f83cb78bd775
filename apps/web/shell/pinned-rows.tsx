import { NavLink } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { WaitingCount } from './menu-row.tsx';
import type { Waiting } from './use-menu-counts.ts';
import { usePins } from './use-pins.ts';

/** What was pinned, above the groups; nothing where nothing is. */
export function PinnedRows({ counts }: { counts: ReadonlyMap<string, Waiting> }) {
  const { pins } = usePins();
  return pins.map(({ label, address, view, screen }) => {
    const waiting = view ? undefined : counts.get(screen.path);
    return (
      <NavLink
        key={address}
        href={address}
        label={label}
        leftSection={<IconPin size={18} stroke={1.75} aria-hidden />}
        rightSection={waiting && <WaitingCount {...waiting} />}
        noWrap
        className="menu-row"
        data-pin
      />
    );
  });
}
