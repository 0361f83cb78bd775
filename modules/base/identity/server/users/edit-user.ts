import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { endWaysIn } from '../end-ways-in.ts';
import type { PeopleNeeds } from '../needs.ts';
import { requireStanding } from './require-standing.ts';

/** Corrects name and e-mail address; the earlier address is notified. Errors: 403; 404; 422 for an address that another account has. */
export async function editUser(call: Call<{ id: number }, unknown, { name: string; email: string }>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  await nameAccount(call, account, call.body);
  return { message: `${call.body.name} was saved.` };
}

interface Named {
  name: string;
  email: string;
}

type Writing = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/** Of an account whose standing was checked. Error: 422 for an address that another account has. */
export async function nameAccount(
  call: Writing,
  account: Named & { id: number; personnel_id: number | null },
  named: Named,
): Promise<void> {
  const { db, now } = call;
  await db.updateTable('identity.account').set({ name: named.name, email: named.email }).where('id', '=', account.id).execute();
  await recordChange(call, {
    action: 'edit an account',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    before: { name: account.name, email: account.email },
    after: named,
  });
  if (named.email === account.email) return;
  // What was mailed to the earlier address opens nothing any more.
  await endWaysIn(db, account.id);
  await sendMail(db, now, {
    to: account.email,
    subject: 'Your e-mail address in Talaan was changed',
    paragraphs: [
      `The address with which you sign in was changed to ${named.email} by ${call.actor.name}.`,
      'If you did not ask for this, notify your administrator at once.',
    ],
  });
}

/** Joins an account to a personnel record, or to none. Errors: 403; 404; 422 where the person has an account. */
export async function joinPerson(
  call: Call<{ id: number }, unknown, { personnel_id: number | null }>,
  people: PeopleNeeds,
): Promise<{ message: string }> {
  const { db, body, today } = call;
  const account = await requireStanding(call, call.params.id);
  const person = await requirePerson(call, people);
  await db.updateTable('identity.account').set(body).where('id', '=', account.id).execute();
  await recordChange(call, {
    action: person ? 'join an account to a person' : 'part an account from its person',
    subject: `identity.account:${account.id}`,
    personnelId: body.personnel_id ?? account.personnel_id,
    before: { personnel_id: account.personnel_id },
    after: { ...body, since: today },
  });
  return { message: person ? `The account is joined to ${person.fullname}.` : 'The account is not linked to a person.' };
}

/** The person of the body, or null where it names none. Error: 404. */
export async function requirePerson(
  { db, body, today }: Pick<Call<unknown, unknown, { personnel_id: number | null }>, 'db' | 'body' | 'today'>,
  people: PeopleNeeds,
) {
  if (body.personnel_id === null) return null;
  const person = (await people.namePeople(db, [body.personnel_id], today)).get(body.personnel_id);
  if (!person) throw notFound('There is no such person.');
  return person;
}
