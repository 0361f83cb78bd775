import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { DtrDay, DtrMonth } from '../../contract/days.ts';
import { explainMinutes } from '../../rules/minutes-to-day.ts';
import { totalMonth } from '../../rules/month-totals.ts';
import { dayRows } from './day-rows.ts';
import { findDtrPerson } from './find-dtr-person.ts';

export async function findMonth(db: Database, personnelId: number, month: string): Promise<DtrMonth> {
  const { from, to } = monthBounds(month);
  const [personnel, days, due] = await Promise.all([
    findDtrPerson(db, personnelId, to),
    dayRows(db).where('d.personnel_id', '=', personnelId).where('d.date', '>=', from).where('d.date', '<=', to).orderBy('d.date').execute(),
    findDueDates(db, personnelId, from, to),
  ]);
  return { personnel, month, days, totals: sumMonth(days), due };
}

async function findDueDates(db: Database, personnelId: number, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    select date from attendance.day_due where personnel_id = ${personnelId} and date between ${from} and ${to} order by date`.execute(db);
  return rows.map((row) => row.date);
}

function sumMonth(days: readonly DtrDay[]): DtrMonth['totals'] {
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
