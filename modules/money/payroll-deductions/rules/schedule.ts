/** What is known of a deduction that goes on. Money in centavos, months YYYY-MM. */
export interface Running {
  monthly: number;
  /** Null for what is no loan. */
  balance: number | null;
  from_month: string;
  to_month: string | null;
}

export interface Planned {
  month: string;
  amount: number;
  /** After it. */
  balance: number | null;
}

/** No more months than these are planned: thirty years, as a housing loan runs. */
const MOST = 360;

/** Dues that no month ends are planned for a year. */
const OPEN_ENDED = 12;

/** What a deduction takes from a month on, when it is taken whole each month: a loan until its balance is paid, the last time what is left. */
export function scheduleOf({ monthly, balance, from_month: first, to_month: last }: Running, next: string): Planned[] {
  const planned: Planned[] = [];
  const most = balance === null && last === null ? OPEN_ENDED : MOST;
  const begins = Temporal.PlainYearMonth.from(next > first ? next : first);
  let left = balance;
  for (let at = 0; at < most && left !== 0; at += 1) {
    const month = begins.add({ months: at }).toString();
    if (last !== null && month > last) break;
    const amount = left === null ? monthly : Math.min(monthly, left);
    left = left === null ? null : left - amount;
    planned.push({ month, amount, balance: left });
  }
  return planned;
}
