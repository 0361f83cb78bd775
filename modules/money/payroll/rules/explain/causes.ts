import type { PayLine } from '../pay-line.ts';

/** What the difference in net pay to the month before comes from. */
export type Cause = 'NEW' | 'SALARY' | 'UNPAID' | 'LATE' | 'ALLOWANCE' | 'CONTRIBUTION' | 'TAX' | 'LOAN' | 'EXTRA';

export interface CausedDifference {
  cause: Cause;
  /** Centavos of net pay, above or below zero. */
  amount: number;
}

type Compared = Pick<PayLine, 'code' | 'side' | 'amount' | 'for_month'>;

const CONTRIBUTIONS = ['GSIS', 'PHILHEALTH', 'PAGIBIG'];
const EXTRAS = ['OVERTIME', 'NIGHT', 'HONORARIA', 'OVERLOAD'];

/** The difference in net pay to the payslip of the month before, by cause; they add up to it. Null before: the person is new in the payroll. */
export function causesOf(month: string, lines: readonly Compared[], before: readonly Compared[] | null): CausedDifference[] {
  const sums = new Map<Cause, number>();
  const add = (cause: Cause, amount: number) => sums.set(cause, (sums.get(cause) ?? 0) + amount);
  for (const line of lines) add(before === null ? 'NEW' : causeOf(line, month), effectOf(line));
  const last = Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
  for (const line of before ?? []) add(causeOf(line, last), -effectOf(line));
  return [...sums].flatMap(([cause, amount]) => (amount === 0 ? [] : [{ cause, amount }]));
}

/** What a line adds to the net pay. */
function effectOf({ side, amount }: Compared): number {
  return side === 'EARNING' ? amount : side === 'DEDUCTION' ? -amount : 0;
}

function causeOf({ code, side, for_month: of }: Compared, month: string): Cause {
  if (of < month) return 'LATE';
  if (code === 'BASIC') return 'SALARY';
  if (code === 'LWOP' || code === 'PERA') return 'UNPAID';
  if (EXTRAS.includes(code)) return 'EXTRA';
  if (side === 'EARNING') return 'ALLOWANCE';
  if (code === 'WTAX' || code === 'TAX_YEAR') return 'TAX';
  return CONTRIBUTIONS.includes(code) ? 'CONTRIBUTION' : 'LOAN';
}
