import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import type { CertificateRow } from '../../contract/certificates.ts';
import { certificateFlow, type CertificateState } from '../../workflow.ts';

const TONES: Record<CertificateState, Tone> = {
  REQUESTED: 'waiting',
  PREPARED: 'waiting',
  SIGNED: 'waiting',
  RELEASED: 'good',
  CANCELLED: 'past',
};

export function StateBadge({ state }: { state: CertificateState }) {
  return <StatusBadge tone={TONES[state]}>{certificateFlow.words[state]}</StatusBadge>;
}

/** The day by which it is due (RA 11032), with how much is left of it while it is open. */
export function DueDate({ certificate: { state, due_on } }: { certificate: Pick<CertificateRow, 'state' | 'due_on'> }) {
  if (due_on === null) return 'Deadline paused';
  if (state === 'RELEASED' || state === 'CANCELLED') return longDate(due_on);
  const days = today().until(due_on, { largestUnit: 'days' }).days;
  return (
    <>
      {longDate(due_on)} <StatusBadge tone={days < 0 ? 'bad' : days <= 1 ? 'warning' : 'neutral'}>{formatDue(days)}</StatusBadge>
    </>
  );
}

function formatDue(days: number): string {
  if (days < 0) return days === -1 ? 'Overdue by a day' : `Overdue by ${-days} days`;
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `In ${days} days`;
}
