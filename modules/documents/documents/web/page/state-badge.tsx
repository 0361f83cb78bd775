import { say } from '@talaan/kernel/contract/say.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { documentFlow, type DocumentState } from '../../workflow.ts';

const TONES: Record<DocumentState, Tone> = {
  DRAFT: 'neutral',
  INCOMING: 'waiting',
  RETURNED: 'warning',
  RECEIVED: 'info',
  HOLD: 'warning',
  PENDING: 'waiting',
  PICKUP: 'waiting',
  RELEASED: 'good',
  REJECTED: 'bad',
  ARCHIVED: 'past',
};

export function StateBadge({ state, isDisposedOf }: { state: DocumentState; isDisposedOf?: boolean }) {
  if (isDisposedOf) return <StatusBadge tone="past">{say('Disposed of')}</StatusBadge>;
  return <StatusBadge tone={TONES[state]}>{documentFlow.words[state]}</StatusBadge>;
}
