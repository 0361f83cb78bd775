import { minutesToThousandths } from './minutes-to-day.ts';
import type { DayResult, DayStatus } from './types.ts';

export type MonthTotals = {
  lateMinutes: number;
  lateTimes: number;
  undertimeMinutes: number;
  undertimeTimes: number;
  /** Late and undertime together: the total at the foot of CS Form 48. */
  shortMinutes: number;
  /** `shortMinutes` by the table, converted once for the month (section 5.3). */
  shortThousandths: number;
  absentThousandths: number;
  nightMinutes: number;
  days: Record<DayStatus, number>;
};

type CountedDay = Pick<
  DayResult,
  'status' | 'lateMinutes' | 'lateTimes' | 'undertimeMinutes' | 'undertimeTimes' | 'absentThousandths' | 'nightMinutes'
>;

/** Incomplete and pending days count with the figures known so far; `days` says how many there are. */
export function totalMonth(results: Iterable<CountedDay>): MonthTotals {
  const totals: MonthTotals = {
    lateMinutes: 0,
    lateTimes: 0,
    undertimeMinutes: 0,
    undertimeTimes: 0,
    shortMinutes: 0,
    shortThousandths: 0,
    absentThousandths: 0,
    nightMinutes: 0,
    days: {
      COMPLETE: 0,
      INCOMPLETE: 0,
      ABSENT: 0,
      NO_DATA: 0,
      ON_LEAVE: 0,
      OB: 0,
      AWAY: 0,
      HOLIDAY: 0,
      SUSPENDED: 0,
      REST: 0,
      WFH: 0,
      PENDING: 0,
    },
  };
  for (const day of results) {
    totals.lateMinutes += day.lateMinutes;
    totals.lateTimes += day.lateTimes;
    totals.undertimeMinutes += day.undertimeMinutes;
    totals.undertimeTimes += day.undertimeTimes;
    totals.absentThousandths += day.absentThousandths;
    totals.nightMinutes += day.nightMinutes;
    totals.days[day.status] += 1;
  }
  totals.shortMinutes = totals.lateMinutes + totals.undertimeMinutes;
  totals.shortThousandths = minutesToThousandths(totals.shortMinutes);
  return totals;
}
