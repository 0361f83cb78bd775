import { lineOf, type PayLine } from '../pay-line.ts';
import type { MonthsOfService } from './months-of-service.ts';

/** A benefit that is paid, or why it is not: for the preview of who gets what. */
export type Granted = { line: PayLine; why_not: null } | { line: null; why_not: string };

export function grant(month: string, line: Parameters<typeof lineOf>[1]): Granted {
  return { line: lineOf(month, line), why_not: null };
}

export function refuse(why: string): Granted {
  return { line: null, why_not: why };
}

/** The last row of a table by months that a service reaches. */
export function reachedRow<T extends { months: number }>(rows: readonly T[], months: number): T | undefined {
  return rows.findLast((row) => months >= row.months);
}

/** What explains a benefit by months of service. */
export function serviceFigures({ days, unpaid, months }: MonthsOfService) {
  return { days, unpaid, months };
}

export function describeMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}
