import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { workingDaysAfter, type IsFree } from '@talaan/requests/rules/working-days.ts';

/** The days of one record, both counted: a month, or the first or second half of it. */
export interface Period {
  from: string;
  to: string;
}

const FIRST_HALF_ENDS = 15;

/** The records of a month: one, or two where pay is by half-months (days 1 to 15, and the rest). */
export function periodsOf(month: string, byHalves: boolean): Period[] {
  const { from, to } = monthBounds(month);
  if (!byHalves) return [{ from, to }];
  return [
    { from, to: `${month}-${FIRST_HALF_ENDS}` },
    { from: `${month}-${FIRST_HALF_ENDS + 1}`, to },
  ];
}

/** `October 2026`, `1 to 15 October 2026`. */
export function namePeriod({ from, to }: Period): string {
  const month = from.slice(0, 7);
  const whole = monthBounds(month);
  if (from === whole.from && to === whole.to) return monthName(month);
  return `${Number(from.slice(8))} to ${longDate(to)}`;
}

/** The last day on which a record is with HR in time: the working day `dueWorkingDay` after its period (section 8), holidays passed over. */
export function deadlineOf({ to }: Pick<Period, 'to'>, dueWorkingDay: number, isFree: IsFree): string {
  return workingDaysAfter(to, dueWorkingDay, isFree);
}
