import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import type { readSchedule } from '../../contract/schedules.ts';
import { assignmentRows } from './assignment-rows.ts';

type Detail = z.output<typeof readSchedule.response>['schedule'];

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
