import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { addSegment as addition, SegmentBody } from '../contract/segments.ts';
import { judgeSegment } from '../rules/judge-segment.ts';
import type { LoadSegment, Term } from '../rules/load-segment.ts';
import { planChange } from '../rules/plan-change.ts';
import { findLastLockedDay, findSegment, LOAD_SEGMENT } from './find-segment.ts';

type Answer = Promise<{ message: string; id: number }>;

/** Adds a segment. Errors: 404 for a teacher beyond reach; 422 on its field where it does not fit its term, the other segments or what is locked. */
export async function addSegment(call: CallOf<typeof addition>): Answer {
  const { personnel_id: personnelId, ...body } = call.body;
  const { fullname } = await findPersonInScope(call, personnelId, ['EDATSADMIN']);
  const plan = planOf(null, personnelId, body);
  await requireFitting(call.db, plan);
  const change = planChange(null, plan, await findLastLockedDay(call.db, personnelId, [plan]));
  if (change.how === 'refuse') throw invalid({ [change.field]: [change.message] });
  const id = await insert(call.db, plan);
  await note(call, 'add a segment of load', id, null, plan);
  return { message: `The segment of ${fullname} was added.`, id };
}

/** Changes a segment; where days of it are locked it ends with them, and what is entered begins the day after. Errors: 404; 422 as of a new one. */
export async function changeSegment(call: Call<{ id: number }, unknown, SegmentBody>): Answer {
  const { db, body } = call;
  const was = await findSegment(call, true);
  const plan = planOf(was.id, was.personnelId, body);
  const change = planChange(was, plan, await findLastLockedDay(db, was.personnelId, [was, plan]));
  if (change.how === 'refuse') throw invalid({ [change.field]: [change.message] });
  if (change.how === 'write') {
    await requireFitting(db, plan);
    await update(db, plan);
    await note(call, 'change a segment of load', was.id, was, plan);
    return { message: 'The segment was saved.', id: was.id };
  }
  const ended = { ...was, to: change.until };
  const next = { ...plan, id: null, from: change.from };
  await requireFitting(db, next, was.id);
  await update(db, ended);
  const id = await insert(db, next);
  await note(call, 'end a segment of load', was.id, was, ended);
  await note(call, 'add a segment of load', id, null, next);
  return { message: `Until ${longDate(change.until)} it stays as it was; the change applies from ${longDate(change.from)}.`, id };
}

/** Removes a segment; where days of it are locked it ends with the last of them. Errors: 404, 409 where all are locked. */
export async function removeSegment(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db } = call;
  const was = await findSegment(call, true);
  const locked = await findLastLockedDay(db, was.personnelId, [was]);
  if (locked !== null) {
    if (was.to <= locked) throw wrongState(`Its days until ${longDate(locked)} are locked, so it stays.`);
    await update(db, { ...was, to: locked });
    await note(call, 'end a segment of load', was.id, was, { ...was, to: locked });
    return { message: `Its days until ${longDate(locked)} are locked; it ends with them.` };
  }
  await sql`delete from loads.segment where id = ${was.id}`.execute(db);
  await note(call, 'remove a segment of load', was.id, was, null);
  return { message: 'The segment was removed.' };
}

function planOf(id: number | null, personnelId: number, body: SegmentBody): LoadSegment {
  const { term_id: termId, units_hundredths: units, from_minute: fromMinute, to_minute: toMinute, weekdays, ...facts } = body;
  const days = [...new Set(weekdays)].toSorted((one, other) => one - other);
  return { ...facts, id, personnelId, termId, units, fromMinute, toMinute, weekdays: days };
}

/** Errors: 422 on the fields that do not fit. `instead`: the segment in whose place it comes. */
async function requireFitting(db: Database, plan: LoadSegment, instead = plan.id): Promise<void> {
  const { rows: terms } = await sql<Term>`
    select id, name, lower(during) as from, upper(during) - 1 as to from loads.term where id = ${plan.termId}`.execute(db);
  const { rows: others } = await sql<LoadSegment>`
    select ${LOAD_SEGMENT} from loads.segment where personnel_id = ${plan.personnelId} and id is distinct from ${instead}::integer order by id`.execute(
    db,
  );
  const { rows: served } = await sql<{ from: string; until: string | null }>`
    select lower(during) as from, upper(during) as until from personnel.appointment_view where personnel_id = ${plan.personnelId}`.execute(
    db,
  );
  const faults = judgeSegment(plan, { term: terms[0], others, served });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function insert(db: Database, plan: LoadSegment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into loads.segment (term_id, personnel_id, kind, subject, section, room, units_hundredths, weekdays, from_minute, to_minute, during)
    values (${plan.termId}, ${plan.personnelId}, ${plan.kind}, ${plan.subject}, ${plan.section}, ${plan.room}, ${plan.units},
      ${[...plan.weekdays]}::smallint[], ${plan.fromMinute}, ${plan.toMinute}, daterange(${plan.from}, ${plan.to}, '[]')) returning id`.execute(
    db,
  );
  return rows[0]!.id;
}

async function update(db: Database, plan: LoadSegment): Promise<void> {
  await sql`
    update loads.segment set term_id = ${plan.termId}, kind = ${plan.kind}, subject = ${plan.subject}, section = ${plan.section}, room = ${plan.room},
      units_hundredths = ${plan.units}, weekdays = ${[...plan.weekdays]}::smallint[], from_minute = ${plan.fromMinute}, to_minute = ${plan.toMinute},
      during = daterange(${plan.from}, ${plan.to}, '[]')
    where id = ${plan.id}`.execute(db);
}

function note(call: Call, action: string, id: number, before: LoadSegment | null, after: LoadSegment | null): Promise<void> {
  const personnelId = (after ?? before)!.personnelId;
  return recordChange(call, {
    action,
    subject: `loads.segment:${id}`,
    personnelId,
    before: before ?? undefined,
    after: after ?? undefined,
  });
}
