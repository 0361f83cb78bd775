import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { postFlow, type PostState } from '../workflow.ts';

const TONES: Record<PostState, Tone> = {
  DRAFT: 'neutral',
  FOR_SIGNATURE: 'waiting',
  SUBMITTED: 'waiting',
  POSTED: 'info',
  CLOSED: 'neutral',
  DEFICIENT: 'bad',
  VALID: 'neutral',
  NEAR_EXPIRY: 'warning',
  EXPIRED: 'bad',
  FILLED: 'good',
  CANCELLED: 'past',
};

export function StateBadge({ state }: { state: PostState }) {
  return <StatusBadge tone={TONES[state]}>{postFlow.words[state]}</StatusBadge>;
}
