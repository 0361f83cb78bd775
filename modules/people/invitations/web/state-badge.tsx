import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { INVITATION_STATES, type InvitationState } from '../contract/invitations.ts';

const TONES: Record<InvitationState, Tone> = {
  in: 'good',
  invited: 'waiting',
  waiting: 'waiting',
  printing: 'waiting',
  failed: 'bad',
  kept: 'warning',
  expired: 'warning',
  withdrawn: 'past',
  none: 'neutral',
  suspended: 'bad',
  separated: 'past',
};

export function StateBadge({ state }: { state: InvitationState }) {
  return <StatusBadge tone={TONES[state]}>{INVITATION_STATES[state]}</StatusBadge>;
}
