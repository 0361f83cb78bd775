import type { HoursRow, Summary, SummaryRow } from '../contract.ts';

/** By which filters the list of papers shows those of a row. */
export function filterOfRow(by: Summary, { id }: Pick<SummaryRow, 'id'>): Record<string, string> {
  if (by === 'complexity') return { complexity: id };
  if (by === 'office') return { origin: id };
  return id === 'confidential' ? { confidential: '1' } : { type: id, confidential: '0' };
}

/** What is counted of the late stays of an office: all of them, or by what became of their explanations. */
export const EXPLAINED_AS = { accepted: 'ACCEPTED', submitted: 'SUBMITTED', returned: 'RETURNED', lacking: 'NEEDED' } as const;
export type LateCount = 'late' | keyof typeof EXPLAINED_AS;

/** By which filters the list of late papers shows those that a number of an office counts. */
export function filterOfLate(
  { id }: Pick<HoursRow, 'id'>,
  { office, from, to }: { office: string | null; from: string; to: string },
  counted: LateCount,
): Record<string, string> {
  return {
    office: String(id),
    ended: '1',
    registered_from: from,
    registered_to: to,
    ...(office !== null && { within: office }),
    ...(counted !== 'late' && { explanation: EXPLAINED_AS[counted] }),
  };
}

/** Thousandths as `97.5%`; `—` of nothing. */
export function formatShare(thousandths: number | null): string {
  return thousandths === null ? '—' : `${(thousandths / 10).toFixed(1)}%`;
}

/** Tenths of working days as `2.4`; `—` of nothing. */
export function formatTenths(tenths: number | null): string {
  return tenths === null ? '—' : (tenths / 10).toFixed(1);
}
