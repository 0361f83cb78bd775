import type { Summary, SummaryRow } from '../contract.ts';

/** By which filters the list of papers shows those of a row. */
export function filterOfRow(by: Summary, { id }: Pick<SummaryRow, 'id'>): Record<string, string> {
  if (by === 'complexity') return { complexity: id };
  if (by === 'office') return { origin: id };
  return id === 'confidential' ? { confidential: '1' } : { type: id, confidential: '0' };
}

/** Thousandths as `97.5%`; `—` of nothing. */
export function sayShare(thousandths: number | null): string {
  return thousandths === null ? '—' : `${(thousandths / 10).toFixed(1)}%`;
}

/** Tenths of working days as `2.4`; `—` of nothing. */
export function sayTenths(tenths: number | null): string {
  return tenths === null ? '—' : (tenths / 10).toFixed(1);
}
