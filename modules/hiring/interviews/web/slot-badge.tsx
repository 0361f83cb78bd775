import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SLOT_STATES } from '../contract/words.ts';
import type { SlotState } from '../rules/answers.ts';

const TONES: Record<SlotState, Tone> = {
  PENDING: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'bad',
  NO_RESPONSE: 'warning',
  ATTENDED: 'good',
  NO_SHOW: 'bad',
  RESCHEDULED: 'past',
  CANCELLED: 'past',
};

export function SlotBadge({ state }: { state: SlotState }) {
  return <StatusBadge tone={TONES[state]}>{SLOT_STATES[state]}</StatusBadge>;
}
