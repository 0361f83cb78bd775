import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCloudStorm,
  IconDoor,
  IconHourglass,
  IconMoon,
  IconPlane,
  IconShieldCheck,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Presence } from '../../contract/days.ts';

/** How a presence is called and drawn; in the order of the tiles. */
export const PRESENCE_LOOKS: Record<Presence, { label: string; color: string; Icon: TablerIcon }> = {
  present: { label: 'On time', color: 'green', Icon: IconCheck },
  late: { label: 'Late', color: 'yellow', Icon: IconClock },
  out: { label: 'Not in yet', color: 'gray', Icon: IconDoor },
  absent: { label: 'Absent', color: 'red', Icon: IconX },
  incomplete: { label: 'Incomplete', color: 'yellow', Icon: IconAlertTriangle },
  away: { label: 'Leave or business', color: 'blue', Icon: IconPlane },
  exempt: { label: 'Exempt', color: 'gray', Icon: IconShieldCheck },
  suspended: { label: 'Work suspended', color: 'blue', Icon: IconCloudStorm },
  off: { label: 'No work', color: 'gray', Icon: IconMoon },
  none: { label: 'No data', color: 'gray', Icon: IconHourglass },
};

export const PRESENCES_SHOWN = Object.keys(PRESENCE_LOOKS) as Presence[];
