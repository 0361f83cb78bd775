import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconUsers, type TablerIcon } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import type { Presence } from '../../contract/days.ts';
import { PRESENCE_LOOKS, PRESENCES_SHOWN } from './presence-appearance.ts';
import './presence-tiles.css';

/** Shown where there are any. */
const RARE: ReadonlySet<Presence> = new Set(['none', 'exempt', 'suspended']);

/** The counts of the day; each narrows the list below to its people, and once more pressed widens it again. */
export function PresenceTiles({ counts }: { counts: Record<Presence, number> | undefined }) {
  const { search, change } = useAddress();
  const chosen = search.getAll('presence');
  const choose = (presence: string | null) => {
    const isAlone = chosen.length === 1 && chosen[0] === presence;
    change({ presence: isAlone ? null : presence, page: null });
  };
  if (!counts) return <Skeleton h={28} aria-busy />;
  const everybody = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="presence-tiles" role="group" aria-label="Attendance on this day">
      <Tile label="Everyone" count={everybody} Icon={IconUsers} isChosen={chosen.length === 0} onClick={() => choose(null)} />
      {PRESENCES_SHOWN.filter((presence) => !RARE.has(presence) || counts[presence] > 0).map((presence) => (
        <Tile
          key={presence}
          {...PRESENCE_LOOKS[presence]}
          count={counts[presence]}
          isChosen={chosen.includes(presence)}
          onClick={() => choose(presence)}
        />
      ))}
    </div>
  );
}

interface TileProps {
  label: string;
  count: number;
  color?: string;
  Icon: TablerIcon;
  isChosen: boolean;
  onClick: () => void;
}

function Tile({ label, count, color, Icon, isChosen, onClick }: TileProps) {
  return (
    <UnstyledButton className="presence-tile" aria-pressed={isChosen} onClick={onClick}>
      <Icon size={14} stroke={1.75} aria-hidden color={color && `var(--mantine-color-${color}-light-color)`} />
      {label}
      <strong>{count}</strong>
    </UnstyledButton>
  );
}
