import { sql } from 'kysely';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { voidPunch } from '../../contract/punches.ts';
import { formatLock } from '../compute/lock-days.ts';
import { startComputing } from '../compute/start-computing.ts';
import { refuseOwnRecord } from '../require-reach.ts';
import { markPunchedDayDue } from './mark-punched-day-due.ts';

/** Marks a punch as not counting; the evidence stays as it is. */
export async function voidGivenPunch(call: CallOf<typeof voidPunch>): Promise<{ message: string }> {
  const { server, db, actor, now, body } = call;
  const { at, reason } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  const { rows } = await sql<{ source: string; voided: boolean }>`
    select source, voided from attendance.person_punch where personnel_id = ${person.id} and at = ${at}`.execute(db);
  const punch = rows[0];
  if (!punch) throw notFound('There is no such punch.');
  if (punch.voided) throw wrongState('This punch is already void.');
  await db
    .insertInto('attendance.voided_punch')
    .values({ personnel_id: person.id, at, reason, voided_by: actor.accountId, voided_at: now.toString() })
    .execute();
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  const date = local.toPlainDate().toString();
  await markPunchedDayDue(db, person.id, date);
  await recordChange(call, {
    action: 'void a punch',
    subject: `attendance.voided_punch:${person.id}/${at}`,
    personnelId: person.id,
    before: { at, source: punch.source },
    after: { voided: reason },
  });
  await startComputing(server, db);
  const waits = await formatLock(db, person.id, date);
  return { message: `The punch of ${clockTime(local.hour * 60 + local.minute)} on ${longDate(date)} no longer counts.${waits}` };
}
