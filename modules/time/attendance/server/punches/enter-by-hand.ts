import { sql } from 'kysely';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, type PersonInScope } from '@talaan/personnel/server/public.ts';
import type { enterPunches } from '../../contract/punches.ts';
import { formatLock } from '../compute/lock-days.ts';
import { startComputing } from '../compute/start-computing.ts';
import { refuseOwnRecord } from '../require-reach.ts';
import { markPunchedDayDue } from './mark-punched-day-due.ts';

/** Enters punches that no device kept; who did it and why stays beside them for ever. */
export async function enterByHand(call: CallOf<typeof enterPunches>): Promise<{ message: string }> {
  const { server, db, actor, now, body } = call;
  const { date, reason } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  const times = [...new Set(body.times)].toSorted();
  const instants = times.map((time) => Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONE).toInstant());
  if (instants.some((instant) => Temporal.Instant.compare(instant, now) > 0)) throw invalid({ times: ['This time is in the future.'] });
  await refuseWithoutAppointment(db, person, date);
  await refuseDoubles(db, person, date, times);
  await db
    .insertInto('attendance.entered_punch')
    .values(
      instants.map((at) => ({
        personnel_id: person.id,
        at: at.toString(),
        reason,
        entered_by: actor.accountId,
        entered_at: now.toString(),
      })),
    )
    .execute();
  await markPunchedDayDue(db, person.id, date);
  await recordChange(call, {
    action: 'enter punches by hand',
    subject: `attendance.entered_punch:${person.id}/${date}`,
    personnelId: person.id,
    after: { date, times, reason },
  });
  await startComputing(server, db);
  return {
    message: `${times.map(formatTime).join(', ')} on ${longDate(date)} entered for ${person.fullname}.${await formatLock(db, person.id, date)}`,
  };
}

async function refuseWithoutAppointment(db: Database, person: PersonInScope, date: string): Promise<void> {
  const serves = await db
    .selectFrom('personnel.appointment_view')
    .select('personnel_id')
    .where('personnel_id', '=', person.id)
    .where(sql<boolean>`during @> ${date}::date`)
    .executeTakeFirst();
  if (!serves) throw invalid({ date: [`${person.fullname} has no appointment on ${longDate(date)}.`] });
}

/** A second punch in a minute would count for nothing and puzzle anyone who reads it. */
async function refuseDoubles(db: Database, person: PersonInScope, date: string, times: readonly string[]): Promise<void> {
  const { rows } = await sql<{ time: string }>`
    select to_char(kernel.clock_of(at), 'HH24:MI') as time from attendance.person_punch
    where personnel_id = ${person.id} and at >= attendance.start_of(${date}) and at < attendance.start_of(${date}::date + 1) and not voided`.execute(
    db,
  );
  const double = times.find((time) => rows.some((row) => row.time === time));
  if (double) throw invalid({ times: [`There is a punch of ${formatTime(double)} on that day already.`] });
}

function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return clockTime(hour * 60 + minute);
}
