import { sql } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import type { readSchedule } from '../../contract/schedules.ts';
import { assignmentRows } from './assignment-rows.ts';

type Detail = AnswerOf<typeof readSchedule>['schedule'];

/** A schedule with its hours through time, and what it is assigned to: of people, those whom the caller reaches. */
export async function findSchedule({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<Detail | undefined> {
  const schedule = await db.selectFrom('attendance.schedule').selectAll().where('id', '=', id).executeTakeFirst();
  if (!schedule) return undefined;
  const versions = await db
    .selectFrom('attendance.schedule_hours')
    .select(['weekdays', sql<string | null>`lower(during)`.as('from'), sql<string | null>`upper(during) - 1`.as('last')])
    .where('schedule_id', '=', id)
    .orderBy('during', 'desc')
    .execute();
  const reached = sql<boolean>`(a.personnel_id is null or exists (
    select from (select a.personnel_id as id) p
    left join personnel.appointment_view now_a on now_a.personnel_id = p.id and now_a.during @> ${today}::date
    left join organization.office_view now_o on now_o.id = now_a.office_id
    where ${visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'now_o.tree_from', campus: 'now_o.campus_id' })}))`;
  const assignments = await assignmentRows(db)
    .where('a.schedule_id', '=', id)
    .where(reached)
    .orderBy('a.during', 'desc')
    .orderBy('a.id')
    .execute();
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
