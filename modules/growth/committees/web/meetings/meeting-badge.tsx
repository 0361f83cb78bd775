import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { meetingFlow, type MeetingState } from '../../workflow.ts';

const TONES: Readonly<Record<MeetingState, Tone>> = {
  PLANNED: 'neutral',
  CALLED: 'info',
  HELD: 'waiting',
  MINUTES_APPROVED: 'good',
  CANCELLED: 'past',
};

export function MeetingBadge({ state }: { state: MeetingState }) {
  return <StatusBadge tone={TONES[state]}>{meetingFlow.words[state]}</StatusBadge>;
}
