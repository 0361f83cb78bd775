import { sql } from 'kysely';
import type { AskedDay, DayAnswer } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { whyNotEligible } from '../rules/eligible.ts';
import { whyNotInTime } from '../rules/in-time.ts';
import { readSettings } from './read-settings.ts';

const LAST_MINUTE = 24 * 60 - 1;

/** Whether overtime of a day can still be proposed by one who may render it, as the filing judges both. */
export async function askOvertime(call: Pick<Call, 'db' | 'server' | 'now' | 'today'>, day: AskedDay): Promise<DayAnswer | null> {
  const { now, today } = call;
  const { personnelId, date } = day;
  const settings = (await readSettings(call.server))(today);
  if (whyNotInTime({ date, from: LAST_MINUTE }, { now, today, isEmergency: false }, settings) !== null) return null;
  const { rows } = await sql<{ is_government: boolean; salary_grade: number | null }>`
    select coalesce(k.government_service, false) as is_government, s.salary_grade
    from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${date}::date
    left join reference.appointment_status k on k.code = a.status_code
    left join personnel.salary_view s on s.personnel_id = p.id and s.during @> ${date}::date where p.id = ${personnelId}`.execute(call.db);
  const [found] = rows;
  if (!found || whyNotEligible({ isGovernment: found.is_government, salaryGrade: found.salary_grade }, 'COC') !== null) return null;
  return { label: 'File overtime', link: `/account/overtime/new?date=${date}` };
}
