import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { FACE_STATES, type FaceState } from '../../contract/people.ts';

const TONES: Record<FaceState, Tone> = { NONE: 'neutral', CONSENTED: 'waiting', ENROLLED: 'good', WITHDRAWN: 'neutral' };

export function FaceStateBadge({ state }: { state: FaceState }) {
  return <StatusBadge tone={TONES[state]}>{FACE_STATES[state]}</StatusBadge>;
}
