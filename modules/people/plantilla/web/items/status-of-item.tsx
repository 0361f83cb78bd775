import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { STATUSES, type ItemStatus } from '../../contract/words.ts';

const TONES: Record<ItemStatus, Tone> = {
  FILLED: 'neutral',
  VACANT_FUNDED: 'waiting',
  VACANT_UNFUNDED: 'warning',
  FROZEN: 'neutral',
  ABOLISHED: 'past',
  ANTICIPATED: 'info',
};

export function StatusOfItem({ status }: { status: ItemStatus }) {
  return <StatusBadge tone={TONES[status]}>{STATUSES[status]}</StatusBadge>;
}
