import { book, type Book } from '@talaan/ledger/contract.ts';
import type { LeaveType } from './leave-type.ts';

/** The credits of the leave card, in thousandths of a day (MC 41 s.1998 Secs. 1 and 2). */
export const VL = book('VL', { name: 'Vacation leave', unit: 'thousandth of a day' });
export const SL = book('SL', { name: 'Sick leave', unit: 'thousandth of a day' });

/** The columns without pay of the card: counted up, never spent. */
export const VL_WITHOUT_PAY = book('VL_WOP', { name: 'Vacation leave without pay', unit: 'thousandth of a day' });
export const SL_WITHOUT_PAY = book('SL_WOP', { name: 'Sick leave without pay', unit: 'thousandth of a day' });

/** Service credits of teachers (MC 9 s.1988): earned by ordered work, one credit a day. */
export const SERVICE_CREDITS = book('SC', { name: 'Service credits', unit: 'thousandth of a day' });

export const LEAVE_BOOKS: readonly Book[] = [VL, SL, VL_WITHOUT_PAY, SL_WITHOUT_PAY, SERVICE_CREDITS];

/** The book of a type that gives days each year: a lot for each year, which ends on 31 December. Null for all other types. */
export function yearBookOf({ code, name, charge, per }: Pick<LeaveType, 'code' | 'name' | 'charge' | 'per'>): Book | null {
  return charge === 'OWN' && per === 'YEAR' ? book(code, { name, unit: 'thousandth of a day', lots: true }) : null;
}
