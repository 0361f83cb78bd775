import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { SEGMENT_STATES, type SegmentState } from '../../rules/segment-kinds.ts';

const TONES: Record<SegmentState, Tone> = {
  KEPT: 'good',
  PARTLY: 'warning',
  MISSED: 'bad',
  MADE_UP: 'info',
  EXCUSED: 'neutral',
  UNCLEAR: 'warning',
  OPEN: 'past',
};

export function SegmentBadge({ state }: { state: SegmentState }) {
  return <StatusBadge tone={TONES[state]}>{SEGMENT_STATES[state]}</StatusBadge>;
}
