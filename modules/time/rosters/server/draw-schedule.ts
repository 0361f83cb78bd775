import { sql } from 'kysely';
import { SCHEDULE_KINDS, type WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { formatHours } from '@talaan/attendance/rules/format-hours.ts';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { ScheduleSheet } from '../print/schedule-paper.ts';
import { minutesOfWeek, type RequestedHours } from '../rules/check-hours.ts';

interface Asked {
  personnel_id: number;
  hours: WeeklyHours;
  from_day: string;
  last_day: string | null;
  reason: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the paper of a schedule says today, without a number; `approvedBy` is empty on a draft. */
export async function drawSchedule({ db, today }: Pick<Call, 'db' | 'today'>, asked: Asked, approvedBy: string): Promise<ScheduleSheet> {
  const { personnel_id, hours, from_day, last_day, reason } = asked;
  const { rows } = await sql<{ idno: string; position: string; office: string; office_id: number }>`
    select p.idno, t.name as position, organization.fullname_on(a.office_id, ${today}::date) as office, a.office_id
    from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
    join organization.position_view t on t.id = a.position_id where p.id = ${personnel_id}`.execute(db);
  return {
    ...rows[0]!,
    name: (await readSigningNames(db, [personnel_id])).get(personnel_id)!,
    ...formatWeek(hours),
    from: from_day,
    last: last_day,
    reason,
    approved_by: approvedBy,
    control_number: '',
    date: today,
  };
}

/** The kind, the hours of each weekday and their sum, in words. */
export function formatWeek(hours: RequestedHours): Pick<ScheduleSheet, 'kind' | 'hours' | 'week'> {
  return {
    kind: SCHEDULE_KINDS[hours.kind],
    hours: WEEKDAYS.flatMap((name, weekday) => {
      const line = formatHours(hours, weekday, clockTime);
      return line === null ? [] : [`${name}: ${line}`];
    }),
    week: `${minutesOfWeek(hours.weekdays) / 60} hours`,
  };
}
