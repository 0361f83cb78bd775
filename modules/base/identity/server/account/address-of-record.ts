import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { PeopleOfAccounts } from '../needs.ts';

/** The address on one's personnel record; null where no record is joined to the account. */
export async function readAddressOfRecord(
  { db, actor, today }: Call,
  people: PeopleOfAccounts,
): Promise<{ record: { email: string | null } | null }> {
  if (actor.personnelId === null) return { record: null };
  const person = await people.readPersonToJoin(db, { id: actor.personnelId }, today);
  return { record: person && { email: person.email } };
}

/** Writes the address with which one signs in, which a mailed code has proven, into one's record. Error: 409 without a record. */
export async function giveRecordOwnAddress(call: Call, people: PeopleOfAccounts): Promise<{ message: string }> {
  const { actor } = call;
  if (actor.personnelId === null) throw wrongState('No personnel record is joined to your account.');
  await people.takeAddress(call, actor.personnelId, actor.email);
  return { message: `Your personnel record has ${actor.email} now.` };
}

/** The same of another account, by who also reaches the record. Errors: 404; 409 where the account is joined to no person. */
export async function giveRecordAddress(call: Call<{ id: number }>, people: PeopleOfAccounts): Promise<{ message: string }> {
  const { db, params } = call;
  const account = await db
    .selectFrom('identity.account')
    .select(['email', 'personnel_id'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw notFound('There is no such user.');
  if (account.personnel_id === null) throw wrongState('This account is joined to no person.');
  await people.findPersonInScope(call, account.personnel_id, ['PERSONNELS']);
  await people.takeAddress(call, account.personnel_id, account.email);
  return { message: `The personnel record has ${account.email} now.` };
}
