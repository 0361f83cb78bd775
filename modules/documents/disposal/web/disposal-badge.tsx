import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { DISPOSAL_STATES } from '../contract/words.ts';

const TONES: Record<keyof typeof DISPOSAL_STATES, Tone> = {
  REQUESTED: 'waiting',
  AUTHORIZED: 'info',
  DISPOSED: 'past',
  WITHDRAWN: 'neutral',
};

export function DisposalBadge({ state }: { state: keyof typeof DISPOSAL_STATES }) {
  return <StatusBadge tone={TONES[state]}>{DISPOSAL_STATES[state]}</StatusBadge>;
}
