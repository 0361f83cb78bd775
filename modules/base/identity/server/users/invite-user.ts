import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { INVITATION_DAYS, type inviteUser as endpoint } from '../../contract/users.ts';
import type { PeopleNeeds } from '../needs.ts';
import { issueResetLink } from '../password-reset/issue-reset-link.ts';
import { requirePerson } from './edit-user.ts';
import { writeGrant } from './grant-role.ts';
import { requireStanding } from './require-standing.ts';

type Invitation = BodyOf<typeof endpoint>;

/** Makes an account without a password and mails the link to set one. Errors: 403 for roles that one may not give; 404; 422 for a taken address or person. */
export async function inviteUser(call: Call<unknown, unknown, Invitation>, people: PeopleNeeds): Promise<{ message: string; id: number }> {
  const { db, body } = call;
  const { roles, ...account } = body;
  await requirePerson(call, people);
  const { id } = await db.insertInto('identity.account').values(account).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'invite a user',
    subject: `identity.account:${id}`,
    personnelId: account.personnel_id,
    after: account,
  });
  for (const grant of roles) await writeGrant(call, { id, personnel_id: account.personnel_id }, grant);
  await mailInvitation(call, { id, ...account });
  return { message: `An invitation is on its way to ${account.email}.`, id };
}

/** Mails a new link; the earlier one is void. Errors: 403; 404; 409 for somebody who has a password. */
export async function resendInvitation(call: Call<{ id: number }>): Promise<{ message: string }> {
  const account = await requireStanding(call, call.params.id);
  if (account.suspended_at !== null) throw wrongState(`${account.name} is suspended. Lift the suspension first.`, ['lift']);
  if (account.password_hash !== null) throw wrongState(`${account.name} has already set a password.`);
  await mailInvitation(call, account);
  await recordChange(call, { action: 'invite a user again', subject: `identity.account:${account.id}`, personnelId: account.personnel_id });
  return { message: `A new invitation is on its way to ${account.email}.` };
}

/** Mails the link by which a first password is set; an earlier one is void. */
export async function mailInvitation(
  { server, db, actor, now }: Pick<Call, 'server' | 'db' | 'actor' | 'now'>,
  account: { id: number; name: string; email: string },
): Promise<void> {
  await sendMail(db, now, {
    to: account.email,
    subject: 'Your account in Talaan',
    paragraphs: [
      `Good day, ${account.name}.`,
      `${actor.name} has made an account for you in Talaan, the human-resource information system of the university. You sign in with ${account.email}.`,
      `Set your password with this link. It works once, within ${INVITATION_DAYS} days; after that, ask for a new one on the sign-in page with "Forgot password".`,
    ],
    link: { label: 'Set your password', address: await issueResetLink(db, server, account.id, INVITATION_DAYS * 24 * 60) },
    secret: true,
  });
}
