import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, givePin, takePin } from '@talaan/personnel/server/public.ts';
import type { mapDeviceUser, unmapDeviceUser } from '../../contract/devices.ts';
import { daysOfPunches } from '../days-of-punches.ts';

/** Says whose PIN it is: the punches that it made since then are that person’s and counted at once. */
export async function mapPin(call: CallOf<typeof mapDeviceUser>): Promise<{ message: string }> {
  const { server, db, body } = call;
  const { pin, from } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  if (from > call.today) throw invalid({ from: ['Enter today or an earlier day.'] });
  await givePin(call, { personnelId: person.id, pin, from });
  const days = contributed(server, daysOfPunches);
  await days.markPin(db, { personnelId: person.id, pin, from });
  const punches = await countPunches(db, pin, from);
  await recordChange(call, { action: 'map a PIN', subject: `personnel.device_pin:${pin}`, personnelId: person.id, after: { pin, from } });
  await days.compute(server, db);
  const counted = punches === 0 ? 'It has no punches so far.' : `${punches.toLocaleString('en')} punches of it are counted now.`;
  return { message: `PIN ${pin} is ${person.fullname}’s since ${longDate(from)}. ${counted}` };
}

/** Takes a PIN from a person: from that day on its punches wait for somebody else. */
export async function unmapPin(call: CallOf<typeof unmapDeviceUser>): Promise<{ message: string }> {
  const { server, db, body } = call;
  const { pin, until } = body;
  const person = await findPersonInScope(call, body.personnel_id, ['EDATSADMIN']);
  await takePin(call, { personnelId: person.id, pin, until });
  const days = contributed(server, daysOfPunches);
  await days.markPin(db, { personnelId: person.id, pin, from: until });
  await recordChange(call, {
    action: 'unmap a PIN',
    subject: `personnel.device_pin:${pin}`,
    personnelId: person.id,
    before: { pin, until },
  });
  await days.compute(server, db);
  return { message: `PIN ${pin} is no longer ${person.fullname}’s since ${longDate(until)}.` };
}

async function countPunches(db: Database, pin: string, from: string): Promise<number> {
  const { rows } = await sql<{ punches: number }>`
    select count(*) as punches from attendance.punch where pin = ${pin} and at >= attendance.start_of(${from})`.execute(db);
  return rows[0]!.punches;
}
