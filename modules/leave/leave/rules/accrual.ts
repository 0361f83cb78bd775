/** Days of service under one appointment and arrangement, both included. */
export interface Stay {
  personnelId: number;
  officeId: number | null;
  statusCode: string;
  from: string;
  /** Null while it lasts. */
  to: string | null;
  /** Vacation and sick leave, teacher leave, or nothing. */
  earns: 'REGULAR' | 'TEACHER' | 'NONE';
  weeklyMinutes: number;
}

/** Service in one month: so many days of it, at so many minutes a week. */
export interface ServedDays {
  days: number;
  weeklyMinutes: number;
}

/** A month of the tables has 30 days, whatever the calendar. */
export const DAYS_OF_A_MONTH = 30;

/** Full-time service is 40 hours a week. */
export const FULL_WEEK = 2400;

/**
 * Vacation leave earned in a month, and sick leave as much, in thousandths of a day, by half days of presence from 0 to 60 (Omnibus
 * Rules on Leave, Secs. 27 and 28: tables of MC 41 s.1998). Looked up, not computed: its ties go up in the first half and down in the other.
 */
const EARNED_BY_HALF_DAYS = [
  0, 21, 42, 62, 83, 104, 125, 146, 167, 187, 208, 229, 250, 271, 292, 312, 333, 354, 375, 396, 417, 437, 458, 479, 500, 521, 542, 562, 583,
  604, 625, 646, 667, 687, 708, 729, 750, 771, 792, 813, 833, 854, 875, 896, 917, 938, 958, 979, 1000, 1021, 1042, 1063, 1083, 1104, 1125,
  1146, 1167, 1188, 1208, 1229, 1250,
] as const;

/** Days without pay as the table counts them: under a quarter of a day nothing, under three quarters half a day, else a day (Sec. 28). */
export function roundWithoutPay(thousandths: number): number {
  const rest = thousandths % 1000;
  return thousandths - rest + (rest < 250 ? 0 : rest < 750 ? 500 : 1000);
}

/** What is earned of each of vacation and sick leave in a month, in thousandths of a day, with so many thousandths of a day without pay. */
export function earnedIn(served: readonly ServedDays[], withoutPay: number): number {
  const days = served.reduce((sum, stay) => sum + stay.days, 0);
  if (days === 0) return 0;
  const earned = EARNED_BY_HALF_DAYS[halfDaysOf(served, withoutPay)]!;
  const minutes = served.reduce((sum, { days: of, weeklyMinutes }) => sum + of * Math.min(weeklyMinutes, FULL_WEEK), 0);
  return Math.floor((2 * earned * minutes + days * FULL_WEEK) / (2 * days * FULL_WEEK));
}

/** Half days of presence, as the table counts them. */
export function halfDaysOf(served: readonly ServedDays[], withoutPay: number): number {
  const days = served.reduce((sum, stay) => sum + stay.days, 0);
  return Math.max(Math.min(days, DAYS_OF_A_MONTH) * 2 - roundWithoutPay(withoutPay) / 500, 0);
}

/** The days of stays that lie in a month (`YYYY-MM`) and earn vacation and sick leave; a month served whole has 30, whatever the calendar. */
export function servedIn(stays: readonly Pick<Stay, 'from' | 'to' | 'earns' | 'weeklyMinutes'>[], month: string): ServedDays[] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const last = first.with({ day: first.daysInMonth });
  const served = stays
    .filter(({ earns }) => earns === 'REGULAR')
    .map(({ from, to, weeklyMinutes }) => {
      const begins = from > first.toString() ? Temporal.PlainDate.from(from) : first;
      const ends = to !== null && to < last.toString() ? Temporal.PlainDate.from(to) : last;
      return { days: Math.max(begins.until(ends).days + 1, 0), weeklyMinutes };
    })
    .filter(({ days }) => days > 0);
  const days = served.reduce((sum, stay) => sum + stay.days, 0);
  const isWhole = days === first.daysInMonth;
  const [longest] = served.toSorted((one, other) => other.days - one.days);
  if (!longest || (!isWhole && days <= DAYS_OF_A_MONTH)) return served;
  return served.map((stay) => (stay === longest ? { ...stay, days: stay.days + DAYS_OF_A_MONTH - days } : stay));
}
