import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { readDayOfWork as endpoint } from '../../contract/presence.ts';

/** So far back lies the last day of work, over the longest holidays. */
const LOOKED_BACK_DAYS = 21;

/** Today or, where nobody works today (a weekend, a holiday of all campuses), the last day on which somebody was to work: a row with `date` and `today`. */
export const dayOfWork = (today: string) => sql<{ date: string; today: string }>`(
  select t.today, case when extract(isodow from t.today) < 6 and not exists (
      select from attendance.holiday_view h where h.date = t.today and h.campus_id is null and h.type <> 'special_working') then t.today
    else coalesce((select max(d.date) from attendance.day d where d.date between t.today - ${LOOKED_BACK_DAYS}::integer and t.today - 1
      and d.status in ('COMPLETE', 'INCOMPLETE', 'ABSENT')), t.today) end as date
  from (select ${today}::date as today) t)`;

export async function readDayOfWork({ db, today }: CallOf<typeof endpoint>): Promise<{ date: string }> {
  const { rows } = await sql<{ date: string }>`select w.date from ${dayOfWork(today)} w`.execute(db);
  return rows[0]!;
}
