import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Assignment, assignSchedule } from '../../contract/schedules.ts';
import { markTargetDue, type ScheduleTarget } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';
import { requireTarget } from '../require-reach.ts';
import { assignmentRows } from './assignment-rows.ts';

/** A schedule for a target from a day to another, or without end. */
export interface NewAssignment extends ScheduleTarget {
  scheduleId: number;
  from: string;
  last: string | null;
}

/** What an assignment took the place of, wholly or in part. */
export interface ReplacedAssignment {
  schedule_id: number;
  during: string;
}

/** What is written within the transaction of a call or a step. */
type ScheduleCall = Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'requestId'>;

/** Assigns a schedule from a day on; what the target had in that time gives way, before and after it stays. */
export async function assign(call: CallOf<typeof assignSchedule>, scheduleId: number): Promise<Assignment> {
  const { personnel_id: personnelId, office_id: officeId, from, last } = call.body;
  await requireTarget(call, { personnelId, officeId });
  const { id } = await writeAssignment(call, { personnelId, officeId, scheduleId, from, last });
  return assignmentRows(call.db).where('a.id', '=', id).executeTakeFirstOrThrow();
}

/**
 * The same for a module that has made sure of the caller's right, such as an approved request. Errors: 404 for a schedule that is not there, 409 for one
 * that is no longer in use.
 */
export async function writeAssignment(
  call: ScheduleCall,
  { personnelId, officeId, scheduleId, from, last }: NewAssignment,
): Promise<{ id: number; replaced: ReplacedAssignment[] }> {
  const { db } = call;
  const schedule = await db.selectFrom('attendance.schedule').select(['is_active']).where('id', '=', scheduleId).executeTakeFirst();
  if (!schedule) throw notFound('There is no such schedule.');
  if (!schedule.is_active) throw wrongState('This schedule is no longer in use. Make it active first.');
  const target = { personnelId, officeId };
  const replaced = await clearTime(db, target, from, last);
  const { rows } = await sql<{ id: number; until: string | null }>`
    insert into attendance.schedule_assignment (schedule_id, personnel_id, office_id, during)
    values (${scheduleId}, ${personnelId}, ${officeId}, daterange(${from}::date, ${last}::date, '[]'))
    returning id, upper(during) as until`.execute(db);
  const { id, until } = rows[0]!;
  await recordChange(call, {
    action: 'assign a work schedule',
    subject: `attendance.schedule_assignment:${id}`,
    personnelId,
    before: replaced,
    after: { schedule_id: scheduleId, personnel_id: personnelId, office_id: officeId, from, last },
  });
  await markTargetDue(db, target, from, until);
  await startComputing(call.server, db);
  return { id, replaced };
}

/** Takes a person's assignment back and puts what it replaced in its place again, as far as nothing else was assigned there since. */
export async function takeBackFor(call: ScheduleCall, id: number, replaced: readonly ReplacedAssignment[]): Promise<void> {
  const { db } = call;
  const { rows } = await sql<{ personnel_id: number; from: string | null; until: string | null; during: string }>`
    delete from attendance.schedule_assignment where id = ${id}
    returning personnel_id, lower(during) as from, upper(during) as until, during::text`.execute(db);
  const gone = rows[0];
  if (!gone) return;
  for (const { schedule_id, during } of replaced)
    await sql`
      insert into attendance.schedule_assignment (schedule_id, personnel_id, during)
      select ${schedule_id}::integer, ${gone.personnel_id}::integer, ${during}::daterange * ${gone.during}::daterange
      where not isempty(${during}::daterange * ${gone.during}::daterange)`.execute(db);
  await recordChange(call, {
    action: 'remove an assignment of a work schedule',
    subject: `attendance.schedule_assignment:${id}`,
    personnelId: gone.personnel_id,
    before: gone,
    after: replaced,
  });
  await markTargetDue(db, { personnelId: gone.personnel_id, officeId: null }, gone.from, gone.until);
  await startComputing(call.server, db);
}

/** Cuts a stretch of time out of what is assigned to a target, and says what was there. */
async function clearTime(db: Database, { personnelId, officeId }: ScheduleTarget, from: string, last: string | null) {
  const { rows } = await sql<ReplacedAssignment & { id: number }>`
    with cleared as (
      delete from attendance.schedule_assignment
      where (personnel_id, office_id) is not distinct from (${personnelId}::integer, ${officeId}::integer)
        and during && daterange(${from}::date, ${last}::date, '[]')
      returning *
    ) select id, schedule_id, during::text from cleared`.execute(db);
  for (const { schedule_id, during } of rows) {
    await sql`
      insert into attendance.schedule_assignment (schedule_id, personnel_id, office_id, during)
      select ${schedule_id}::integer, ${personnelId}::integer, ${officeId}::integer, rest
      from unnest(datemultirange(${during}::daterange) - datemultirange(daterange(${from}::date, ${last}::date, '[]'))) rest`.execute(db);
  }
  return rows;
}

/** Takes an assignment back, as if it had never been. */
export async function takeBackAssignment(call: Call, id: number): Promise<void> {
  const { db } = call;
  const { rows } = await sql<{ personnel_id: number | null; office_id: number | null; from: string | null; until: string | null }>`
    delete from attendance.schedule_assignment where id = ${id} returning *, lower(during) as from, upper(during) as until`.execute(db);
  const gone = rows[0];
  if (!gone) throw notFound('There is no such assignment.');
  await requireTarget(call, { personnelId: gone.personnel_id, officeId: gone.office_id });
  await recordChange(call, {
    action: 'remove an assignment of a work schedule',
    subject: `attendance.schedule_assignment:${id}`,
    personnelId: gone.personnel_id,
    before: gone,
  });
  await markTargetDue(db, { personnelId: gone.personnel_id, officeId: gone.office_id }, gone.from, gone.until);
  await startComputing(call.server, db);
}
