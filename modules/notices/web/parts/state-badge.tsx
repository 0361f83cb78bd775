import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { STATE_WORDS, type NoticeState } from '../../workflow.ts';

const TONES: Record<NoticeState, Tone> = {
  GENERATED: 'neutral',
  FOR_SIGNATURE: 'waiting',
  SIGNED: 'info',
  RELEASED: 'good',
  CANCELLED: 'bad',
};

export function StateBadge({ state }: { state: NoticeState }) {
  return <StatusBadge tone={TONES[state]}>{STATE_WORDS[state]}</StatusBadge>;
}
