import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { ImportState, ImportSummary } from '../contract/import-record.ts';

const count = new Intl.NumberFormat('en-PH');

const STATES = {
  uploaded: <StatusBadge tone="neutral">Uploaded</StatusBadge>,
  checking: <StatusBadge tone="info">Checking</StatusBadge>,
  checked: <StatusBadge tone="waiting">Checked</StatusBadge>,
  importing: <StatusBadge tone="info">Importing</StatusBadge>,
  imported: <StatusBadge tone="good">Imported</StatusBadge>,
  undone: <StatusBadge tone="past">Undone</StatusBadge>,
};

export function ImportStateBadge({ state }: { state: ImportState }) {
  return STATES[state];
}

/** `40 added, 3 changed, 2 left out`. */
export function formatCounts({ state, counts }: Pick<ImportSummary, 'state' | 'counts'>): string {
  if (state === 'uploaded' || state === 'checking') return formatRows(counts.rows);
  const written = state === 'imported' || state === 'undone';
  const parts = [
    [counts.new, written ? 'added' : 'new'],
    [counts.update, 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.wrong, written ? 'left out' : 'with problems'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${count.format(number)} ${word}`)
    .join(', ');
}

export function formatRows(rows: number): string {
  return rows === 1 ? '1 row' : `${count.format(rows)} rows`;
}

/** `20 Nov 2026, 9:04 AM`. */
export function formatMoment(instant: string): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  return `${longDate(moment.toPlainDate().toString())}, ${clockTime(moment.hour * 60 + moment.minute)}`;
}
