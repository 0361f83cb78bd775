import type { CheckState } from './workflow.ts';

export interface CheckedRow {
  state: CheckState;
  files: number;
}

/** Why a sheet cannot be verified, or null: every row with an attachment is right or waived, and none is returned (section 4). */
export function whyNotVerified(rows: readonly CheckedRow[]): string | null {
  const returned = rows.filter(({ state }) => state === 'RETURNED').length;
  if (returned > 0) return `${say(returned)} marked to be returned: return the sheet, or mark ${returned === 1 ? 'it' : 'them'} right.`;
  const waiting = rows.filter(({ state, files }) => files > 0 && state === 'PENDING').length;
  return waiting > 0 ? `${say(waiting)} with an attachment and not checked yet.` : null;
}

/** Why a sheet cannot be returned, or null: at least one row, or a remark on the whole, says what to change. */
export function whyNotReturned(rows: readonly CheckedRow[], remark = ''): string | null {
  if (remark !== '' || rows.some(({ state }) => state === 'RETURNED')) return null;
  return 'Mark at least one row to be returned, with a remark, or enter what to change in the whole sheet.';
}

function say(count: number): string {
  return count === 1 ? '1 row is' : `${count} rows are`;
}
