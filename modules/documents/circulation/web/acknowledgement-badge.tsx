import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { CirculatedOffice } from '../contract/circulation.ts';

/** Acknowledged since when, or until when it is to be. */
export function AcknowledgementBadge({
  of: { acknowledged_at: at, due_on: due, is_late: isLate },
}: {
  of: Pick<CirculatedOffice, 'acknowledged_at' | 'due_on' | 'is_late'>;
}) {
  if (at !== null) return <StatusBadge tone="good">{formatInstant(at)}</StatusBadge>;
  return isLate ? (
    <StatusBadge tone="bad">{say('Late')}</StatusBadge>
  ) : (
    <StatusBadge tone="waiting">{say('Until {due}', { due: longDate(due) })}</StatusBadge>
  );
}
