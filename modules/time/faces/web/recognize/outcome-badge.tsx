import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { FACE_OUTCOMES, type RecognitionRow } from '../../contract/recognition.ts';

type Outcome = RecognitionRow['outcome'];

const TONES: Record<Outcome, Tone> = { ACCEPTED: 'good', DOUBTFUL: 'warning', UNKNOWN: 'neutral' };

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  return <StatusBadge tone={TONES[outcome]}>{FACE_OUTCOMES[outcome]}</StatusBadge>;
}
