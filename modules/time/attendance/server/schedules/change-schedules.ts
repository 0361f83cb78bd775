import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { SCHEDULE_KINDS, type WeeklyHours } from '../../contract/schedule-hours.ts';
import type { addSchedule, editSchedule } from '../../contract/schedules.ts';
import { formatOfficialHours } from '../../rules/format-hours.ts';
import { markTargetDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

export function createSchedule(call: CallOf<typeof addSchedule>): Promise<number> {
  return writeSchedule(call, call.body);
}

async function writeSchedule(call: ScheduleCall, { name, hours }: { name: string; hours: WeeklyHours }): Promise<number> {
  const { db } = call;
  const { id } = await db.insertInto('attendance.schedule').values({ name, kind: hours.kind }).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('attendance.schedule_hours')
    .values({ schedule_id: id, weekdays: JSON.stringify(hours.weekdays), during: '(,)' })
    .execute();
  await recordChange(call, { action: 'add a work schedule', subject: `attendance.schedule:${id}`, after: { name, hours } });
  return id;
}

type ScheduleCall = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/** The schedule in use that has these hours and always had them; made under their own words where there is none. */
export async function scheduleOfHours(call: ScheduleCall, hours: WeeklyHours): Promise<number> {
  const { db } = call;
  const { rows } = await sql<{ id: number }>`
    select s.id from attendance.schedule s join attendance.schedule_hours h on h.schedule_id = s.id and h.during = '(,)'::daterange
    where s.is_active and s.kind = ${hours.kind} and h.weekdays = ${JSON.stringify(hours.weekdays)}::jsonb order by s.id limit 1`.execute(
    db,
  );
  if (rows[0]) return rows[0].id;
  const name = nameHours(hours);
  const { rows: taken } = await sql<{ names: number }>`
    select count(*) as names from attendance.schedule where name = ${name} or name like ${`${name} (%`}`.execute(db);
  const others = taken[0]!.names;
  return writeSchedule(call, { name: others === 0 ? name : `${name} (${others + 1})`, hours });
}

/** `Flexible, arrival 7:00–9:00, 8 hours of work`. */
function nameHours(hours: WeeklyHours): string {
  const { regularDays, saturdays } = formatOfficialHours(hours);
  return [SCHEDULE_KINDS[hours.kind], regularDays, saturdays !== 'Rest day' && `Sat ${saturdays}`].filter(Boolean).join(', ');
}

/** Changes a schedule. Its kind stays: days of the past were computed by it. New hours apply from a date on. */
export async function reviseSchedule(call: CallOf<typeof editSchedule>, id: number): Promise<void> {
  const { db, body } = call;
  const before = await db.selectFrom('attendance.schedule').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such schedule.');
  if (body.hours.kind !== before.kind)
    throw invalid({ 'hours.kind': ['The kind of a schedule stays as it is. Add another schedule instead.'] });
  await db.updateTable('attendance.schedule').set({ name: body.name, is_active: body.is_active }).where('id', '=', id).execute();
  await reviseHours(call, id, body.hours, body.from);
  await recordChange(call, { action: 'edit a work schedule', subject: `attendance.schedule:${id}`, before, after: body });
}

async function reviseHours(call: Call, id: number, hours: WeeklyHours, from: string): Promise<void> {
  const { db } = call;
  const standing = await db
    .selectFrom('attendance.schedule_hours')
    .select(['weekdays', sql<boolean>`upper_inf(during)`.as('lasting')])
    .where('schedule_id', '=', id)
    .where(sql<boolean>`upper(during) is null or upper(during) > ${from}::date`)
    .execute();
  if (standing.length === 1 && isDeepStrictEqual(standing[0]!.weekdays, hours.weekdays)) return;
  await replaceHours(db, id, hours, (await isAssigned(db, id)) ? from : null);
  await markAssignedDue(db, id, from);
  await startComputing(call.server, db);
}

/** A schedule that nobody has had has no past to keep. */
async function isAssigned(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('attendance.schedule_assignment')
    .select('id')
    .where('schedule_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function replaceHours(db: Database, id: number, hours: WeeklyHours, from: string | null): Promise<void> {
  await sql`delete from attendance.schedule_hours where schedule_id = ${id} and (${from}::date is null or lower(during) >= ${from}::date)`.execute(
    db,
  );
  await sql`update attendance.schedule_hours set during = daterange(lower(during), ${from}::date) where schedule_id = ${id} and during @> ${from}::date`.execute(
    db,
  );
  await sql`insert into attendance.schedule_hours (schedule_id, weekdays, during)
    values (${id}, ${JSON.stringify(hours.weekdays)}::jsonb, daterange(${from}::date, null))`.execute(db);
}

async function markAssignedDue(db: Database, id: number, from: string): Promise<void> {
  const { rows } = await sql<{ personnelId: number | null; officeId: number | null; from: string; until: string | null }>`
    select personnel_id as "personnelId", office_id as "officeId", greatest(lower(during), ${from}::date) as "from", upper(during) as until
    from attendance.schedule_assignment where schedule_id = ${id} and during && daterange(${from}::date, null)`.execute(db);
  for (const assignment of rows) await markTargetDue(db, assignment, assignment.from, assignment.until);
}
