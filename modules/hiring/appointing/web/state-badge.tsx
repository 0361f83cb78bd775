import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { appointmentFlow, type AppointmentState } from '../workflow.ts';

const TONES: Record<AppointmentState, Tone> = {
  DRAFT: 'neutral',
  FOR_SIGNATURE: 'waiting',
  ISSUED: 'info',
  SENT_TO_CSC: 'waiting',
  IN_RAI: 'waiting',
  ATTESTED: 'good',
  INVALIDATED: 'bad',
  APPEALED: 'warning',
  CLOSED: 'past',
  CANCELLED: 'past',
};

export function StateBadge({ state }: { state: AppointmentState }) {
  return <StatusBadge tone={TONES[state]}>{appointmentFlow.words[state]}</StatusBadge>;
}
