import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { CopyLine } from '../../contract/sheet-view.ts';

/** Stands in the address for the sheet as it is today. */
export const TODAY = 'today';

export interface Pair {
  before: number;
  after: number | typeof TODAY;
}

/** `12-today` or `12-15`, as the address has it. */
export function formatPair(before: number, after: Pair['after']): string {
  return `${before}-${after}`;
}

/** The same from an address, which anybody may have typed; the older copy always stands first. */
export function readPair(text: string | null, copies: readonly CopyLine[]): Pair | undefined {
  const [one, other] = (text ?? '').split('-');
  // The newest come first.
  const at = (id: string | undefined) => copies.findIndex((copy) => String(copy.id) === id);
  const before = copies[at(one)];
  if (!before) return undefined;
  if (other === TODAY) return { before: before.id, after: TODAY };
  const after = copies[at(other)];
  if (!after || after.id === before.id) return undefined;
  return at(one) > at(other) ? { before: before.id, after: after.id } : { before: after.id, after: before.id };
}

/** `Verified 22 Nov 2026, 10:00 am`, or that it gave way at a merge of records. */
export function formatCopy({ verified_at, set_aside_at, submitted_at }: CopyLine): string {
  if (set_aside_at !== null) return `Set aside ${formatInstant(set_aside_at)}`;
  return `Verified ${formatInstant(verified_at ?? submitted_at ?? '')}`;
}
