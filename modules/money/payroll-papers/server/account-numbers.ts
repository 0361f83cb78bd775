import type { Paid } from '../rules/paid.ts';
import type { Credited } from '../rules/run/bank-list.ts';

/** People with the account numbers to which they are paid, for the list of the bank alone. */
export function withAccountNumbers(paid: readonly Paid[]): Credited[] {
  return paid.map((one) => ({ ...one, account_number: one.account_ends }));
}
