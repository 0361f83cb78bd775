import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { findPersonInScope } from '../find-person-in-scope.ts';
import { REMOVE_PEOPLE } from '../write-people.ts';
import { readRecord } from '../read-personnel.ts';
import { countReferences } from './person-references.ts';

/** What was made with the person and goes with them: an appointment whose first day has not come, its salary, numbers and PINs. */
const OWN_PARTS = ['personnel.appointment', 'personnel.salary', 'personnel.identity_number', 'personnel.device_pin', 'attendance.day_due'];

/** Removes a person who was recorded by mistake. Errors: 404; 409 with what refers to them. */
export async function removePersonnel(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params, today } = call;
  const person = await findPersonInScope(call, params.id, ['PERSONNELS']);
  await sql.raw(REMOVE_PEOPLE).execute(db);
  await sql`select from personnel.person where id = ${params.id} for update`.execute(db);
  const { rows: begun } =
    await sql`select from personnel.appointment where personnel_id = ${params.id} and lower(during) <= ${today}::date limit 1`.execute(db);
  if (begun.length > 0)
    throw wrongState(`${person.fullname} has service on record and cannot be removed. Separate a person who leaves.`, ['separate']);
  const references = await countReferences(db, params.id);
  const others = references.filter(({ table }) => !OWN_PARTS.includes(table));
  if (others.length > 0)
    throw wrongState(
      `${person.fullname} cannot be removed: other records refer to this person: ${others.map(({ count, what }) => `${count} × ${what}`).join(', ')}.`,
    );
  const before = await readRecord(db, params.id, today);
  await giveReason(call, 'The person was recorded by mistake');
  await withOpenRecords(db, [params.id], (open) => sql`delete from personnel.person where id = ${params.id}`.execute(open));
  await recordChange(call, { action: 'remove a person', subject: `personnel.person:${params.id}`, personnelId: params.id, before });
  return { message: `${person.fullname} was removed.` };
}
