import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, givePin, takePin } from '@talaan/personnel/server/public.ts';
import type { mapDeviceUser, unmapDeviceUser } from '../../contract/devices.ts';
import { markDaysDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

/** Says whose PIN it is: the punches that it made since then are that person’s and counted at once. */
export async function mapPin(call: CallOf<typeof mapDeviceUser>): Promise<{ message: string }> {
  const { server, db, body } = call;
  const { pin, from } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  if (from > call.today) throw invalid({ from: ['Enter today or an earlier day.'] });
  await givePin(call, { personnelId: person.id, pin, from });
  const punches = await markPunchedDaysDue(db, person.id, pin, from);
  await recordChange(call, { action: 'map a PIN', subject: `personnel.device_pin:${pin}`, personnelId: person.id, after: { pin, from } });
  await startComputing(server, db);
  const counted = punches === 0 ? 'It has no punches so far.' : `${punches.toLocaleString('en')} punches of it are counted now.`;
  return { message: `PIN ${pin} is ${person.fullname}’s since ${longDate(from)}. ${counted}` };
}

/** Takes a PIN from a person: from that day on its punches wait for somebody else. */
export async function unmapPin(call: CallOf<typeof unmapDeviceUser>): Promise<{ message: string }> {
  const { server, db, body } = call;
  const { pin, until } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  await takePin(call, { personnelId: person.id, pin, until });
  await markPunchedDaysDue(db, person.id, pin, until);
  await recordChange(call, {
    action: 'unmap a PIN',
    subject: `personnel.device_pin:${pin}`,
    personnelId: person.id,
    before: { pin, until },
  });
  await startComputing(server, db);
  return { message: `PIN ${pin} is no longer ${person.fullname}’s since ${longDate(until)}.` };
}

/** The days of a person that the punches of a PIN touch from a day on; a punch after midnight may belong to the night before. */
async function markPunchedDaysDue(db: Database, personnelId: number, pin: string, from: string): Promise<number> {
  await markDaysDue(
    db,
    sql`
      select a.personnel_id, due.date
      from (select distinct attendance.date_of(at) as date from attendance.punch where pin = ${pin} and at >= attendance.start_of(${from})) punched
      cross join lateral (values (punched.date), (punched.date - 1)) due (date)
      join personnel.appointment_view a on a.personnel_id = ${personnelId} and a.during @> due.date`,
  );
  const { rows } = await sql<{ punches: number }>`
    select count(*) as punches from attendance.punch where pin = ${pin} and at >= attendance.start_of(${from})`.execute(db);
  return rows[0]!.punches;
}
