import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';

/** The days of a report, both counted. */
export interface Period {
  from: string;
  to: string;
}

/** The longest period of one report, in days: two years with a leap day, which is all that a comparison of semesters asks for. */
export const LONGEST = 731;
/** Up to so many days are drawn by day; more by month. */
const BY_DAY = 31;

/** Why a report cannot be made of these days; nothing where it can. */
export function faultOfPeriod({ from, to }: Period): string | null {
  if (to < from) return 'The last day cannot lie before the first.';
  return daysIn({ from, to }) > LONGEST ? 'A report covers at most two years. Choose a shorter period.' : null;
}

/** Whether the course of a period is drawn by day or by month. */
export function isByDay(period: Period): boolean {
  return daysIn(period) <= BY_DAY;
}

/** The months that a period touches, as `YYYY-MM`. */
export function monthsOf({ from, to }: Period): string[] {
  const last = Temporal.PlainYearMonth.from(to.slice(0, 7));
  const months: string[] = [];
  for (let month = Temporal.PlainYearMonth.from(from.slice(0, 7)); Temporal.PlainYearMonth.compare(month, last) <= 0;)
    [months[months.length], month] = [month.toString(), month.add({ months: 1 })];
  return months;
}

/** The months that a period touches, each with what of it the period has. */
export function partsOf(period: Period): (Period & { month: string })[] {
  return monthsOf(period).map((month) => {
    const whole = monthBounds(month);
    return { month, from: whole.from < period.from ? period.from : whole.from, to: whole.to > period.to ? period.to : whole.to };
  });
}

/** `October 2026`, `2026`, `1 to 15 Oct 2026`, `26 Oct to 8 Nov 2026`. */
export function namePeriod({ from, to }: Period): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (from === to) return longDate(from);
  if (from === monthBounds(first).from && to === monthBounds(last).to) {
    if (first === last) return monthName(first);
    if (from.endsWith('01-01') && to.endsWith('12-31') && from.slice(0, 4) === to.slice(0, 4)) return from.slice(0, 4);
    return `${nameOfMonth(first, last)} to ${monthName(last)}`;
  }
  if (first === last) return `${Number(from.slice(8))} to ${longDate(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? longDate(from).slice(0, -5) : longDate(from)} to ${longDate(to)}`;
}

/** The periods that are asked for most, as of a day: none reaches beyond it. */
export function usualPeriods(today: string): { name: string; period: Period }[] {
  const day = Temporal.PlainDate.from(today);
  const month = day.toPlainYearMonth();
  const year = day.year;
  const semester = day.month <= 6 ? 1 : 7;
  const until = (period: Period): Period => ({ from: period.from, to: period.to < today ? period.to : today });
  const before = monthBounds(month.subtract({ months: 1 }).toString());
  const lastSemester =
    semester === 7 ? { from: `${year}-01-01`, to: `${year}-06-30` } : { from: `${year - 1}-07-01`, to: `${year - 1}-12-31` };
  return [
    { name: 'This month', period: until(monthBounds(month.toString())) },
    { name: 'Last month', period: before },
    { name: 'Last three months', period: { from: monthBounds(month.subtract({ months: 3 }).toString()).from, to: before.to } },
    { name: 'This semester', period: until({ from: `${year}-${semester === 1 ? '01' : '07'}-01`, to: `${year}-12-31` }) },
    { name: 'Last semester', period: lastSemester },
    { name: 'This year', period: until({ from: `${year}-01-01`, to: `${year}-12-31` }) },
    { name: 'Last year', period: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
  ];
}

function daysIn({ from, to }: Period): number {
  return Temporal.PlainDate.from(from).until(to).days + 1;
}

/** The year of the first month is said by the last one, where both are of it. */
function nameOfMonth(month: string, last: string): string {
  return month.slice(0, 4) === last.slice(0, 4) ? monthName(month).slice(0, -5) : monthName(month);
}
