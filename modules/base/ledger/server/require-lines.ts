import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Line } from '../contract.ts';

/** Refuses what cannot be posted, with 422: no lines, an amount that is zero, a fraction or beyond the exact integers, a lot that does not fit its book. */
export function requireLines(lines: readonly Line[]): void {
  if (lines.length === 0) throw invalid({ lines: ['A posting has at least one line.'] });
  for (const { book, amount, on, lot } of lines) {
    if (amount === 0) throw invalid({ amount: [`${book.name}: an amount of zero posts nothing.`] });
    if (!Number.isSafeInteger(amount)) throw invalid({ amount: [`${book.name}: ${amount} is not a whole number of its unit.`] });
    if (!isoDate.safeParse(on).success) throw invalid({ on: ['Enter a valid date, as YYYY-MM-DD.'] });
    if (book.hasLots && amount > 0 && !lot) throw invalid({ lot: [`${book.name}: say when the credit is earned and when it expires.`] });
    if (!book.hasLots && lot) throw invalid({ lot: [`${book.name} has no batches.`] });
  }
}

/** The same for what is reserved or settled: it is charged. */
export function requireCharges(lines: readonly Line[]): void {
  requireLines(lines);
  if (lines.some(({ amount }) => amount > 0)) throw invalid({ amount: ['What is reserved or settled is below zero.'] });
}
