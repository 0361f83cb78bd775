import type { CalendarDay, CountedDate, Part } from '../parts.ts';
import type { LeaveType } from '../leave-type.ts';
import { countDays } from './count-days.ts';
import { splitPay, type Usable } from './split-pay.ts';

/** A date of an application as it is kept: live, or given back with the reason. */
export interface KeptDate extends Part {
  isLive: boolean;
  givenBack: string | null;
  /** The university took it back: forced leave counts as complied with. */
  byOrder: boolean;
}

/**
 * Counts the live dates that the calendar has again, after holidays or suspensions of work changed: what became free is given back and stays,
 * so that it counts again where the holiday is taken back. Other dates are as they were.
 */
export function countAgain(
  type: Pick<LeaveType, 'unit' | 'charge' | 'countsDates'>,
  dates: readonly KeptDate[],
  calendar: ReadonlyMap<string, CalendarDay>,
): KeptDate[] {
  return dates.map((one) => {
    const day = calendar.get(one.date);
    if (!one.isLive || !day) return one;
    const [counted] = countDays(type, [{ date: one.date, part: one.part }], calendar);
    if (counted!.thousandths === one.thousandths && counted!.seconds === one.seconds) return one;
    return { ...one, ...counted!, givenBack: counted!.thousandths < one.thousandths ? formatFreed(counted!, day) : null };
  });
}

/** `Holiday: Bonifacio Day`. */
function formatFreed({ free, name }: CountedDate, day: CalendarDay): string {
  if (free === 'HOLIDAY') return `Holiday: ${name}`;
  if (free === 'SUSPENDED') return `Work suspended: ${name}`;
  return free === 'REST' ? 'Rest day' : `Work suspended for a part of the day: ${day.name}`;
}

/** What pays for the dates that are left, made again with what may be used; dates that are not live cost nothing. */
export function payAgain(type: Pick<LeaveType, 'charge'>, dates: readonly KeptDate[], usable: Usable): KeptDate[] {
  const parts = splitPay(
    type.charge,
    dates.filter(({ isLive }) => isLive),
    usable,
  );
  const paid = new Map(parts.map((part) => [keyOf(part), part]));
  return dates.map((one) => (one.isLive ? { ...one, ...paid.get(keyOf(one))! } : one));
}

/** The months, `YYYY-MM`, in which something else is charged than before. */
export function changedMonths(before: readonly KeptDate[], after: readonly KeptDate[]): Set<string> {
  const charged = (dates: readonly KeptDate[]) =>
    new Map(
      dates.filter(({ isLive }) => isLive).map((one) => [keyOf(one), `${one.vl} ${one.sl} ${one.own} ${one.without} ${one.seconds}`]),
    );
  const [was, is] = [charged(before), charged(after)];
  const changed = [...was.keys(), ...is.keys()].filter((key) => was.get(key) !== is.get(key));
  return new Set(changed.map((key) => key.slice(0, 7)));
}

function keyOf({ date, part }: Pick<Part, 'date' | 'part'>): string {
  return `${date} ${part}`;
}
