import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { STATES, type DeductionState } from '../contract/fields.ts';

const TONES: Readonly<Record<DeductionState, Tone>> = { RUNNING: 'neutral', PAID_OFF: 'good', ENDED: 'past' };

export function StateBadge({ state }: { state: DeductionState }) {
  return <StatusBadge tone={TONES[state]}>{STATES[state]}</StatusBadge>;
}
