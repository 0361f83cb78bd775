import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { CardEntry } from './card-entries.ts';
import { accumulatedDepreciation, monthBefore, type Depreciated } from '@talaan/property/rules/depreciation.ts';

/** A line of a ledger card: one of the property card with what has accumulated by it, or the depreciation to the end of a year. */
export interface LedgerEntry extends CardEntry {
  /** Null where nothing is depreciated: of semi-expendable property, and of what is off the books. */
  accumulated: number | null;
  carrying: number;
}

/**
 * The ledger card (GAM Appendix 70, Annex A.2): the entries of the card with the depreciation to the month before each, and lines for the end of
 * each year and of the month to which the books are closed. `item` is null for semi-expendable property, which is not depreciated.
 */
export function ledgerEntries(entries: readonly CardEntry[], item: Depreciated | null, closedTo: string): LedgerEntry[] {
  if (item === null) return entries.map((entry) => ({ ...entry, accumulated: null, carrying: entry.amount }));
  const booked = entries.map((entry) => {
    if (entry.balance === 0) return off(entry, item);
    const accumulated = accumulatedDepreciation(item, monthBefore(entry.day.slice(0, 7)));
    return { ...entry, accumulated, carrying: entry.amount - accumulated };
  });
  const ends = endsOf(item, closedTo).map((month): LedgerEntry => {
    const accumulated = accumulatedDepreciation(item, month);
    const day = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString();
    return {
      day,
      reference: '',
      received: 0,
      moved: 0,
      officer: '',
      balance: 1,
      amount: item.cost,
      remarks: 'Depreciation to this day',
      accumulated,
      carrying: item.cost - accumulated,
    };
  });
  // Entries of one day stay in their order, with the end of the month after them.
  return [...booked, ...ends].toSorted((one, other) => one.day.localeCompare(other.day));
}

/** What left the books says what was derecognized. */
function off(entry: CardEntry, item: Depreciated): LedgerEntry {
  const accumulated = accumulatedDepreciation(item, entry.day.slice(0, 7));
  const words = `accumulated depreciation ${formatMoney(accumulated)}, carrying amount ${formatMoney(item.cost - accumulated)} derecognized`;
  return { ...entry, remarks: [entry.remarks, words].filter(Boolean).join('; '), accumulated: null, carrying: 0 };
}

/** December of each year until all of it is depreciated, and the last month of the books, while it is on them. */
function endsOf({ acquired_on: from, derecognized_on: left, life_years: life }: Depreciated, closedTo: string): string[] {
  const first = Number(from.slice(0, 4));
  const years = Array.from({ length: life + 1 }, (_, at) => `${first + at}-12`).filter((month) => month < closedTo);
  return [...years, closedTo].filter((month) => month >= from.slice(0, 7) && (left === null || month < left.slice(0, 7)));
}
