import { sql } from 'kysely';
import { enterPunchesFrom, takeBackPunches } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { excuseOutage as excusing, previewOutage as preview, undoOutage as undoing } from '../contract/outages.ts';
import { findAffected, type Affected } from './find-affected.ts';
import { outageIsReached, outagesFrom } from './outage-rows.ts';
import { describeDay, instantOf } from './read-appealed-day.ts';

/** Who is affected by an outage, and what each day would come to. */
export async function previewOutage(call: CallOf<typeof preview>): Promise<AnswerOf<typeof preview>> {
  const { concerned, affected } = await findAffected(call, call.query);
  return { concerned, people: affected.map((one) => ({ ...one, now: describeDay(one.now)!, would_be: describeDay(one.would_be)! })) };
}

/** Enters the missing punches of an outage for all at once. Errors: 422 for an outage to come, or where nobody is affected. */
export async function excuseOutage(call: CallOf<typeof excusing>): Promise<AnswerOf<typeof excusing>> {
  const { body, now } = call;
  const { without, ...outage } = body;
  if (Temporal.Instant.compare(instantOf(body.date, body.to_minute), now) > 0) throw invalid({ date: ['The outage is not over yet.'] });
  const { affected } = await findAffected(call, outage);
  const excused = affected.filter(({ id }) => !without.includes(id));
  if (excused.length === 0) throw invalid({ date: ['No one has a missing punch in these hours.'] });
  const id = await call.db.transaction().execute((db) => write({ ...call, db }, outage, excused));
  const people = excused.length === 1 ? '1 person' : `${excused.length} people`;
  return { message: `The missing punches of ${people} on ${longDate(body.date)} were entered.`, id };
}

async function write(call: Call, outage: Omit<BodyOf<typeof excusing>, 'without'>, excused: readonly Affected[]): Promise<number> {
  const { db, actor, now } = call;
  const { id } = await db
    .insertInto('appeals.outage')
    .values({ ...outage, excused_by: actor.accountId, excused_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const punches = excused.flatMap(({ id: personnelId, claims }) =>
    claims.map(({ slot, minutes }) => ({
      personnelId,
      slot,
      at: instantOf(outage.date, minutes),
      reason: `Outage no. ${id}: ${outage.reason}`,
    })),
  );
  await sql`
    insert into appeals.excused_punch (outage_id, personnel_id, slot, at)
    select ${id}, "personnelId", slot, at
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p ("personnelId" integer, slot text, at timestamptz)`.execute(db);
  await enterPunchesFrom(call, 'APPEAL', punches);
  await recordChanges(
    call,
    excused.map(({ id: personnelId, claims }) => ({
      action: 'excuse the outage of a device',
      subject: `appeals.outage:${id}`,
      personnelId,
      after: { ...outage, claims },
    })),
  );
  await notifyPeople(
    db,
    now,
    excused.map((one) => one.id),
    {
      title: 'Missing punches were entered for you',
      description: `${longDate(outage.date)}: ${outage.reason}`,
      link: `/account/dtr/${outage.date}`,
    },
  );
  return id;
}

/** Voids the punches of an excused outage. Errors: 404 beyond one's reach, 409 where it was undone already. */
export async function undoOutage(call: CallOf<typeof undoing>): Promise<AnswerOf<typeof undoing>> {
  const { db, actor, now, params, body } = call;
  const { rows } = await sql<{ date: string; is_undone: boolean }>`
    select u.date, u.undone_at is not null as is_undone from ${outagesFrom} where u.id = ${params.id} and ${outageIsReached(actor)} for update of u`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw notFound('There is no such outage.');
  if (found.is_undone) throw wrongState('This outage was undone already.');
  await db
    .updateTable('appeals.outage')
    .set({ undone_by: actor.accountId, undone_at: now.toString(), undone_because: body.reason })
    .where('id', '=', params.id)
    .execute();
  const { rows: punches } = await sql<{ personnelId: number; at: string }>`
    select personnel_id as "personnelId", at from appeals.excused_punch where outage_id = ${params.id}`.execute(db);
  await takeBackPunches(call, 'APPEAL', punches, `Outage no. ${params.id} was undone: ${body.reason}`);
  const people = [...new Set(punches.map(({ personnelId }) => personnelId))];
  await recordChanges(
    call,
    people.map((personnelId) => ({
      action: 'undo the excused outage of a device',
      subject: `appeals.outage:${params.id}`,
      personnelId,
      after: { reason: body.reason },
    })),
  );
  await notifyPeople(db, now, people, {
    title: 'Entered punches were voided',
    description: `${longDate(found.date)}: ${body.reason}`,
    link: `/account/dtr/${found.date}`,
  });
  return { message: `The entered punches of ${longDate(found.date)} no longer count.` };
}
