import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope, type PersonInScope } from '../find-person-in-scope.ts';

export interface LockedPerson extends PersonInScope {
  birth_date: string | null;
}

/** A person within reach, held until the end of the transaction: two movements of one person come one after the other. Errors: 404; 409 for oneself. */
export async function lockPerson(call: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number): Promise<LockedPerson> {
  const { rows } = await sql<{ birth_date: string | null; merged_into: number | null }>`
    select birth_date, merged_into from personnel.person where id = ${personnelId} for no key update`.execute(call.db);
  const person = await findPersonInScope(call, personnelId, ['PERSONNELS']);
  if (call.actor.personnelId === personnelId) throw wrongState('You cannot change your own service. Ask a colleague.');
  if (!rows[0] || rows[0].merged_into !== null) throw notFound('There is no such person.');
  return { ...person, birth_date: rows[0].birth_date };
}
