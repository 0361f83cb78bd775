import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { itemFlow, type ItemState } from '../../workflow.ts';

const TONES: Record<ItemState, Tone> = { NEW: 'info', TRIAGED: 'neutral', IN_PROGRESS: 'waiting', DONE: 'good', REJECTED: 'past' };

export function StateBadge({ state }: { state: ItemState }) {
  return <StatusBadge tone={TONES[state]}>{itemFlow.words[state]}</StatusBadge>;
}
