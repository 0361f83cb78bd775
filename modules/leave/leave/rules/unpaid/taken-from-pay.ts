/** Days without pay at one rate: centavos of a month, thousandths of a day. */
export interface UnpaidAtRate {
  monthly: number;
  thousandths: number;
}

/** A day in thousandths. */
const DAY = 1000n;

/**
 * What days without pay of a month take from the salary or from an allowance such as PERA, in centavos: monthly ÷ divisor × days, each at the rate of
 * its day, rounded half up once for the month, and never more than the month gives (domain page of payroll, part C5b.2). The list of days without
 * pay and the payslip use it.
 */
export function takenFromPay(days: readonly UnpaidAtRate[], divisor: number, most: number): number {
  const sum = days.reduce((all, { monthly, thousandths }) => all + BigInt(monthly) * BigInt(thousandths), 0n);
  const unit = BigInt(divisor) * DAY;
  return Math.min(Number((sum * 2n + unit) / (unit * 2n)), most);
}
