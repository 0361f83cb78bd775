/** What a contract pays: a rate in centavos by the day or month, with its premium in percent. */
export interface ContractPay {
  kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
}

/** What a month of a contract can cost at most. */
export interface ContractMonth {
  month: number;
  /** Mondays to Fridays of the contract in this month, and of all of it. */
  days: number;
  days_of_month: number;
  amount: number;
}

const PERCENT = 100;

/**
 * What a contract costs by month, from its first day to the day before `until`: the rate with the premium for each Monday to Friday, or that part of
 * the month; each month rounded once (domain page, C5b.8). Absences make it cheaper, which the payment of the month says.
 */
export function costOfContract({ kind, rate, premium }: ContractPay, from: string, until: string): ContractMonth[] {
  const first = Temporal.PlainDate.from(from);
  const end = Temporal.PlainDate.from(until);
  const months: ContractMonth[] = [];
  for (let month = first.with({ day: 1 }); Temporal.PlainDate.compare(month, end) < 0; month = month.add({ months: 1 })) {
    const next = month.add({ months: 1 });
    const days = workingDays(later(first, month), earlier(end, next));
    const daysOfMonth = workingDays(month, next);
    const parts = BigInt(kind === 'daily' ? PERCENT : PERCENT * daysOfMonth);
    const amount = halfUp(BigInt(rate) * BigInt(PERCENT + premium) * BigInt(days), parts);
    months.push({ month: month.month, days, days_of_month: daysOfMonth, amount });
  }
  return months;
}

function workingDays(from: Temporal.PlainDate, until: Temporal.PlainDate): number {
  let days = 0;
  for (let day = from; Temporal.PlainDate.compare(day, until) < 0; day = day.add({ days: 1 })) if (day.dayOfWeek <= 5) days += 1;
  return days;
}

function halfUp(of: bigint, by: bigint): number {
  return Number((of * 2n + by) / (by * 2n));
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) > 0 ? one : other;
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other;
}
