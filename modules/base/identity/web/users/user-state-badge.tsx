import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { User } from '../../contract/users.ts';

const LOOKS: Record<User['state'], { tone: Tone; label: string }> = {
  active: { tone: 'neutral', label: 'Active' },
  invited: { tone: 'waiting', label: 'Invited' },
  suspended: { tone: 'bad', label: 'Suspended' },
};

export function UserStateBadge({ state }: { state: User['state'] }) {
  return <StatusBadge tone={LOOKS[state].tone}>{LOOKS[state].label}</StatusBadge>;
}
