import { openAccountNumbers } from '@talaan/payroll/server/public.ts';
import type { Paid } from '../rules/paid.ts';
import type { Credited } from '../rules/run/bank-list.ts';

/** People with the account numbers to which they are paid, for the list of the bank alone; empty for who has none. The opening is noted. */
export async function withAccountNumbers(call: Parameters<typeof openAccountNumbers>[0], paid: readonly Paid[]): Promise<Credited[]> {
  const accounts = await openAccountNumbers(
    call,
    paid.map(({ id }) => id),
  );
  return paid.map((one) => ({ ...one, account_number: accounts.get(one.id)?.account ?? '' }));
}
