import { sql } from 'kysely';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Assignment, assignSchedule } from '../../contract/schedules.ts';
import { markPeopleTargetsDue, markTargetDue, type ScheduleTarget } from '../compute/make-days-due.ts';
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
  { personnelId, officeId, ...assignment }: NewAssignment,
): Promise<{ id: number; replaced: ReplacedAssignment[] }> {
  const [written] = await writeAssignments(call, [{ personnelId, officeId }], assignment);
  return written!;
}

/** The same for several targets alike. A constant number of statements, but where they are offices: each of these makes days of its own due. */
export async function writeAssignments(
  call: ScheduleCall,
  targets: readonly ScheduleTarget[],
  { scheduleId, from, last }: Omit<NewAssignment, keyof ScheduleTarget>,
): Promise<(ScheduleTarget & { id: number; replaced: ReplacedAssignment[] })[]> {
  const { db } = call;
  await requireInUse(db, scheduleId);
  await lockTargets(db, targets);
  const replaced = await clearTime(db, targets, from, last);
  const { rows } = await sql<ScheduleTarget & { id: number; until: string | null }>`
    insert into attendance.schedule_assignment (schedule_id, personnel_id, office_id, during)
    select ${scheduleId}::integer, t."personnelId", t."officeId", daterange(${from}::date, ${last}::date, '[]') from ${asTable(targets)}
    returning id, personnel_id as "personnelId", office_id as "officeId", upper(during) as until`.execute(db);
  const written = rows.map((row) => ({ ...row, replaced: replaced.filter((one) => isSameTarget(one, row)).map(ofTime) }));
  await recordChanges(
    call,
    written.map(({ id, personnelId, officeId, replaced: before }) => ({
      action: 'assign a work schedule',
      subject: `attendance.schedule_assignment:${id}`,
      personnelId,
      before,
      after: { schedule_id: scheduleId, personnel_id: personnelId, office_id: officeId, from, last },
    })),
  );
  await markTargetsDue(db, targets, from, rows[0]?.until ?? null);
  await startComputing(call.server, db);
  return written;
}

/** Errors: 404 for a schedule that is not there, 409 for one that is no longer in use. */
export async function requireInUse(db: Database, scheduleId: number): Promise<void> {
  const schedule = await db.selectFrom('attendance.schedule').select(['is_active']).where('id', '=', scheduleId).executeTakeFirst();
  if (!schedule) throw notFound('There is no such schedule.');
  if (!schedule.is_active) throw wrongState('This schedule is no longer in use. Make it active first.');
}

/** What is assigned to these targets changes in turns: of two who assign at once the second sees what the first did. */
export async function lockTargets(db: Database, targets: readonly ScheduleTarget[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('attendance.schedule_assignment'), coalesce(t."personnelId", -t."officeId", 0))
    from (select * from ${asTable(targets)} order by 1, 2) t`.execute(db);
}

async function lockTargetsOf(db: Database, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<ScheduleTarget>`
    select personnel_id as "personnelId", office_id as "officeId" from attendance.schedule_assignment where id = any(${[...ids]}::integer[])`.execute(
    db,
  );
  await lockTargets(db, rows);
}

/** Takes a person's assignment back and puts what it replaced in its place again, as far as nothing else was assigned there since. */
export function takeBackFor(call: ScheduleCall, id: number, replaced: readonly ReplacedAssignment[]): Promise<void> {
  return takeBackAll(call, [{ id, replaced }]);
}

/** The same of several people, in a constant number of statements. */
export async function takeBackAll(
  call: ScheduleCall,
  assignments: readonly { id: number; replaced: readonly ReplacedAssignment[] }[],
): Promise<void> {
  const { db } = call;
  const replacedBy = new Map(assignments.map(({ id, replaced }) => [id, replaced]));
  await lockTargetsOf(db, [...replacedBy.keys()]);
  const { rows } = await sql<Gone>`
    delete from attendance.schedule_assignment where id = any(${[...replacedBy.keys()]}::integer[])
    returning id, personnel_id, lower(during) as from, upper(during) as until, during::text`.execute(db);
  if (rows.length === 0) return;
  const back = rows.flatMap(({ id, personnel_id, during: within }) =>
    replacedBy.get(id)!.map((one) => ({ personnel_id, schedule_id: one.schedule_id, during: one.during, within })),
  );
  await sql`
    insert into attendance.schedule_assignment (schedule_id, personnel_id, during)
    select b.schedule_id, b.personnel_id, b.during * b.within
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as b (personnel_id integer, schedule_id integer, during daterange, within daterange)
    where not isempty(b.during * b.within)`.execute(db);
  await recordChanges(
    call,
    rows.map((gone) => ({
      action: 'remove an assignment of a work schedule',
      subject: `attendance.schedule_assignment:${gone.id}`,
      personnelId: gone.personnel_id,
      before: gone,
      after: replacedBy.get(gone.id),
    })),
  );
  const from = rows.some((gone) => gone.from === null) ? null : rows.map((gone) => gone.from!).toSorted()[0]!;
  const until = rows.some((gone) => gone.until === null)
    ? null
    : rows
        .map((gone) => gone.until!)
        .toSorted()
        .at(-1)!;
  await markPeopleTargetsDue(
    db,
    rows.map(({ personnel_id }) => personnel_id),
    from,
    until,
  );
  await startComputing(call.server, db);
}

interface Gone {
  id: number;
  personnel_id: number;
  from: string | null;
  until: string | null;
  during: string;
}

/** Cuts a stretch of time out of what is assigned to targets, and says what was there. */
async function clearTime(db: Database, targets: readonly ScheduleTarget[], from: string, last: string | null) {
  const { rows } = await sql<ReplacedAssignment & ScheduleTarget & { id: number }>`
    delete from attendance.schedule_assignment a using ${asTable(targets)}
    where coalesce(a.personnel_id, 0) = coalesce(t."personnelId", 0) and coalesce(a.office_id, 0) = coalesce(t."officeId", 0)
      and a.during && daterange(${from}::date, ${last}::date, '[]')
    returning a.id, a.schedule_id, a.personnel_id as "personnelId", a.office_id as "officeId", a.during::text`.execute(db);
  await sql`
    insert into attendance.schedule_assignment (schedule_id, personnel_id, office_id, during)
    select c.schedule_id, c."personnelId", c."officeId", rest
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (schedule_id integer, "personnelId" integer, "officeId" integer, during daterange)
    cross join lateral unnest(datemultirange(c.during) - datemultirange(daterange(${from}::date, ${last}::date, '[]'))) rest`.execute(db);
  return rows;
}

function asTable(targets: readonly ScheduleTarget[]) {
  const given = targets.map(({ personnelId, officeId }) => ({ personnelId, officeId }));
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as t ("personnelId" integer, "officeId" integer)`;
}

function isSameTarget(one: ScheduleTarget, other: ScheduleTarget): boolean {
  return one.personnelId === other.personnelId && one.officeId === other.officeId;
}

function ofTime({ schedule_id, during }: ReplacedAssignment): ReplacedAssignment {
  return { schedule_id, during };
}

async function markTargetsDue(db: Database, targets: readonly ScheduleTarget[], from: string, until: string | null): Promise<void> {
  const people = targets.flatMap(({ personnelId }) => personnelId ?? []);
  if (people.length > 0) await markPeopleTargetsDue(db, people, from, until);
  for (const target of targets) if (target.personnelId === null) await markTargetDue(db, target, from, until);
}

/** Takes an assignment back, as if it had never been. */
export async function takeBackAssignment(call: Call, id: number): Promise<void> {
  const { db } = call;
  await lockTargetsOf(db, [id]);
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
