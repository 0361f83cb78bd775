import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import type { Assignment, readPersonSchedule } from '../../contract/schedules.ts';
import { REGULAR } from '../../rules/schedule-seeds.ts';
import { assignmentRows } from './assignment-rows.ts';

type PersonSchedule = AnswerOf<typeof readPersonSchedule>;

export async function findPersonSchedule(call: Call, personnelId: number): Promise<PersonSchedule> {
  const { id, idno, fullname, office } = await findPersonInScope(call, personnelId, ['EDATSADMIN', 'EDATSDEPTHEAD']);
  const assignments = await assignmentRows(call.db).where('a.personnel_id', '=', id).orderBy('a.during', 'desc').execute();
  const assignment = await findEffective(call.db, id, call.today);
  return {
    personnel: { id, idno, fullname, office },
    today: { assignment, hours: await readHours(call.db, assignment, call.today) },
    assignments,
  };
}

/** Their own, else that of the nearest office above, else everybody's: as the days are computed. */
async function findEffective(db: Database, personnelId: number, date: string): Promise<Assignment | null> {
  const found = await assignmentRows(db)
    .where(sql<boolean>`a.during @> ${date}::date`)
    .where(
      sql<boolean>`(a.personnel_id = ${personnelId} or a.personnel_id is null and (a.office_id is null or exists (
        select from personnel.appointment_view served join organization.office_view own on own.id = served.office_id
        where served.personnel_id = ${personnelId} and served.during @> ${date}::date and own.tree_from between o.tree_from and o.tree_to)))`,
    )
    .orderBy(sql`a.personnel_id is null, o.tree_from desc nulls last`)
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

async function readHours(db: Database, assignment: Assignment | null, date: string): Promise<WeeklyHours> {
  if (!assignment) return REGULAR as unknown as WeeklyHours;
  const found = await db
    .selectFrom('attendance.schedule_hours as h')
    .innerJoin('attendance.schedule as s', 's.id', 'h.schedule_id')
    .select(['s.kind', 'h.weekdays'])
    .where('h.schedule_id', '=', assignment.schedule_id)
    .where(sql<boolean>`h.during @> ${date}::date`)
    .executeTakeFirstOrThrow();
  return found as unknown as WeeklyHours;
}
