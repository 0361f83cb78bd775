import { longDate, monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { RunKind } from '@talaan/payroll/contract/fields.ts';
import type { Paid } from '../paid.ts';

/** The days that a run pays: of what is paid late or last, those of the months that its lines are about. */
export function periodOf(
  { kind, month }: { kind: RunKind; month: string },
  paid: readonly Pick<Paid, 'first_month' | 'last_month'>[],
): string {
  const about = paysByMonths(kind) ? paid.flatMap((one) => [one.first_month, one.last_month]) : [];
  const months = about.filter((one) => one !== null).toSorted();
  const { from } = monthBounds(months[0] ?? month);
  const { to } = monthBounds(months.at(-1) ?? month);
  return `${longDate(from)} to ${longDate(to)}`;
}

/** Whether the months that are paid are others for each person. */
export const paysByMonths = (kind: RunKind) => kind === 'ADJUSTMENT' || kind === 'LAST_PAY';
