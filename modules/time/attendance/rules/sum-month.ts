import type { DtrDay, DtrMonth } from '../contract/days.ts';
import { explainMinutes } from './minutes-to-day.ts';
import { totalMonth } from './month-totals.ts';

/** The totals of a month as its call answers them, of the days as they are stored. */
export function sumMonth(days: readonly DtrDay[]): DtrMonth['totals'] {
  const totals = totalMonth(
    days.map((day) => ({
      status: day.status,
      lateMinutes: day.late_minutes,
      lateTimes: day.late_times,
      undertimeMinutes: day.undertime_minutes,
      undertimeTimes: day.undertime_times,
      absentThousandths: day.absent_thousandths,
      nightMinutes: day.night_minutes,
    })),
  );
  const { hours, minutes, hourThousandths, minuteThousandths, thousandths } = explainMinutes(totals.shortMinutes);
  return {
    late_minutes: totals.lateMinutes,
    late_times: totals.lateTimes,
    undertime_minutes: totals.undertimeMinutes,
    undertime_times: totals.undertimeTimes,
    absent_thousandths: totals.absentThousandths,
    night_minutes: totals.nightMinutes,
    equivalent: {
      total_minutes: totals.shortMinutes,
      hours,
      minutes,
      hour_thousandths: hourThousandths,
      minute_thousandths: minuteThousandths,
      thousandths,
    },
    days: totals.days,
  };
}
