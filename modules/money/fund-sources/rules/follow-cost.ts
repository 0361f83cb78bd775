/** What the ledger says of a month of a charge, in centavos. */
export interface PostedMonth {
  month: number;
  to_pay: number;
  paid: number;
  is_closed: boolean;
}

/** What is added to a month: to what is still to be paid, to what was paid. */
export interface NewEntry {
  month: number;
  to_pay: number;
  paid: number;
  closes: boolean;
}

/**
 * What the ledger lacks so that it says what service costs by now: of each month what was paid, and the rest of its cost while more is to be paid of it
 * (domain page, C5b.13). Months that agree are left out, so that asking again adds nothing.
 */
export function followCost(cost: ReadonlyMap<number, number>, posted: readonly PostedMonth[]): NewEntry[] {
  const months = new Set([...cost.keys(), ...posted.map(({ month }) => month)]);
  return [...months]
    .toSorted((one, other) => one - other)
    .flatMap((month) => {
      const known = posted.find((one) => one.month === month) ?? { to_pay: 0, paid: 0, is_closed: false };
      const due = known.is_closed ? 0 : Math.max(0, (cost.get(month) ?? 0) - known.paid);
      return due === known.to_pay ? [] : [{ month, to_pay: due - known.to_pay, paid: 0, closes: false }];
    });
}

/** A payment takes the place of what was to be paid of its month: as much, or all of it where it is the last one of the month. */
export function replacePaid(
  { month, to_pay: due }: Pick<PostedMonth, 'month' | 'to_pay'>,
  { amount, closes }: { amount: number; closes: boolean },
): NewEntry {
  const replaced = closes ? due : Math.min(due, amount);
  return { month, to_pay: replaced === 0 ? 0 : -replaced, paid: amount, closes };
}
