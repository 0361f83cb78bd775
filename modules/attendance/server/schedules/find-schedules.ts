import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import type { listSchedules, readSchedule, ScheduleRow } from '../../contract/schedules.ts';
import { assignmentRows } from './assignment-rows.ts';

type Wanted = z.output<typeof listSchedules.query> & { today: string };
type Detail = z.output<typeof readSchedule.response>['schedule'];

export async function findSchedules(
  db: Database,
  { term, sort = 'name', page, per_page, today }: Wanted,
): Promise<{ schedules: ScheduleRow[]; total: number }> {
  let found = db.selectFrom('attendance.schedule as s');
  if (term) found = found.where(sql<boolean>`kernel.plain(s.name) like ${likePattern(term)}`);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const [column, direction] = splitSort(sort);
  const rows = await found
    .select(['s.id', 's.name', 's.kind', 's.is_active'])
    .select(
      sql<WeeklyHours['weekdays']>`(
        select weekdays from attendance.schedule_hours h where h.schedule_id = s.id and (upper(h.during) is null or upper(h.during) > ${today}::date)
        order by h.during limit 1)`.as('weekdays'),
    )
    .select(
      sql<number>`(select count(*) from attendance.schedule_assignment a where a.schedule_id = s.id and a.during @> ${today}::date)`.as(
        'assignments',
      ),
    )
    .orderBy(`s.${column}`, direction)
    .orderBy('s.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { total, schedules: rows.map(({ kind, weekdays, ...row }) => ({ ...row, hours: { kind, weekdays } as WeeklyHours })) };
}

export async function findSchedule(db: Database, id: number): Promise<Detail | undefined> {
  const schedule = await db.selectFrom('attendance.schedule').selectAll().where('id', '=', id).executeTakeFirst();
  if (!schedule) return undefined;
  const versions = await db
    .selectFrom('attendance.schedule_hours')
    .select(['weekdays', sql<string | null>`lower(during)`.as('from'), sql<string | null>`upper(during) - 1`.as('last')])
    .where('schedule_id', '=', id)
    .orderBy('during', 'desc')
    .execute();
  const assignments = await assignmentRows(db).where('a.schedule_id', '=', id).orderBy('a.during', 'desc').orderBy('a.id').execute();
  return {
    id,
    name: schedule.name,
    is_active: schedule.is_active,
    versions: versions.map(({ weekdays, from, last }) => ({
      hours: { kind: schedule.kind, weekdays } as unknown as WeeklyHours,
      from,
      last,
    })),
    assignments,
  };
}
