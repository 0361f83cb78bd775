import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { confirmRegistration as endpoint } from '../../contract/registration.ts';
import { hashPassword } from '../hash-password.ts';
import type { ApplicantGiven, PersonToJoin, RegistrationNeeds } from '../needs.ts';
import { hashToken } from '../read-actor.ts';
import { ratePassword } from '../rate-password.ts';
import { grantFirstRole } from './grant-first-role.ts';
import { joinAccountTo } from './join-account-to.ts';

/**
 * Makes the account: anyone who holds the link reads the mailbox, and only now chooses a password. Errors: 422 on `token`
 * and on `password`; 409 where person or address got an account meanwhile.
 */
export async function confirmRegistration(call: CallOf<typeof endpoint>, needs: RegistrationNeeds): Promise<{ message: string }> {
  const { db, now, today, body } = call;
  const given = await findByLink(db, now, body.token);
  if (!given) throw invalid({ token: ['This link no longer works. Please register once more.'] });
  await ratePassword(call, body.password, given);
  await refuseTaken(db, given);
  const person = given.personnel_id === null ? null : await needs.readPersonToJoin(db, { id: given.personnel_id }, today);
  const { id } = await db
    .insertInto('identity.account')
    .values({
      email: given.email,
      name: given.name,
      personnel_id: given.personnel_id,
      password_hash: await hashPassword(body.password),
      password_set_at: now.toString(),
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantFirstRole(db, id, firstRole(person), today);
  // Whom HR joins to a person while the link is out has a record already.
  const applicant = given.personnel_id === null ? given.applicant : null;
  const personnelId = applicant ? await needs.applicants.make(call, { ...applicant, email: given.email }) : given.personnel_id;
  if (applicant && personnelId !== null) await joinAccountTo(db, id, { personnelId, name: given.name });
  await db
    .updateTable('identity.registration')
    .set({
      state: 'joined',
      token_hash: null,
      expires_at: null,
      account_id: id,
      personnel_id: personnelId,
      applicant: null,
      settled_at: now.toString(),
    })
    .where('id', '=', given.id)
    .execute();
  await recordChange(call, {
    action: 'register an account',
    subject: `account:${id}`,
    personnelId,
    after: { email: given.email, name: given.name },
  });
  await notifyPerson(db, now, person, given.email);
  return { message: 'Your account is ready. Please sign in.' };
}

/** Locks the registration: of two who open the link at the same moment, the second finds it spent. */
export async function findByLink(db: Database, now: Temporal.Instant, token: string) {
  const found = await db
    .selectFrom('identity.registration')
    .select(['id', 'email', 'name', 'personnel_id', 'applicant'])
    .where('token_hash', '=', hashToken(token))
    .where('state', '=', 'mailed')
    .where('expires_at', '>', now.toString())
    .forUpdate()
    .executeTakeFirst();
  return found && { ...found, applicant: found.applicant as ApplicantGiven | null };
}

async function refuseTaken(db: Database, { email, personnel_id }: { email: string; personnel_id: number | null }): Promise<void> {
  const taken = await db
    .selectFrom('identity.account')
    .select('email')
    .where((either) =>
      either.or([either('email', '=', email), ...(personnel_id === null ? [] : [either('personnel_id', '=', personnel_id)])]),
    )
    .executeTakeFirst();
  if (!taken) return;
  const whose = taken.email === email ? 'this e-mail address' : 'this person';
  throw wrongState(`${whose} now has an account. Please sign in with it, or ask the HR office.`);
}

export function firstRole(person: PersonToJoin | null): 'Employee' | 'Faculty' | 'applicant' {
  if (!person) return 'applicant';
  return person.teaches ? 'Faculty' : 'Employee';
}

/** Number and birth date of a colleague can be known: anyone who is on record under another address hears of it there. */
async function notifyPerson(db: Database, now: Temporal.Instant, person: PersonToJoin | null, email: string): Promise<void> {
  const onRecord = person?.email?.trim().toLowerCase();
  if (!onRecord || onRecord === email) return;
  await sendMail(db, now, {
    to: onRecord,
    subject: 'An account was made for you',
    paragraphs: [
      `An account with Talaan was made for your personnel record today. Its e-mail address is ${email}, not the one that the record has.`,
      'If this was not you, notify the HR office at once.',
    ],
  });
}
