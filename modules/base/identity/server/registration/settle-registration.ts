import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { BodyOf, Call, ParamsOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { joinRegistration as joinEndpoint } from '../../contract/registration.ts';
import type { PersonToJoin, RegistrationNeeds } from '../needs.ts';
import { firstRole } from './confirm-registration.ts';
import { grantFirstRole } from './grant-first-role.ts';
import { endOlderLink, mailLink } from './mail-link.ts';

type Params = ParamsOf<typeof joinEndpoint>;

/**
 * Joins a registration to a person whom HR has chosen: an account of that address at once, otherwise by a link that its
 * owner confirms. Errors: 404 for a person or registration out of reach; 409 once settled; 422 on `personnel_id`.
 */
export async function joinRegistration(
  call: Call<Params, unknown, BodyOf<typeof joinEndpoint>>,
  needs: RegistrationNeeds,
): Promise<{ message: string }> {
  const { db, server, now, actor, today, body } = call;
  const given = await findWaiting(call);
  await needs.findPersonInScope(call, body.personnel_id, ['PERSONNELS']);
  const person = await needs.readPersonToJoin(db, { id: body.personnel_id }, today);
  if (!person) throw notFound('There is no such person.');
  await refuseHolder(call, person);
  const account = await findFreeAccount(call, given.email);
  await endOlderLink(db, given.email);
  const outcome = account
    ? { state: 'joined', account_id: account.id }
    : { state: 'mailed', ...(await mailLink(db, server, { email: given.email, name: person.name })) };
  if (account) await joinAccount(call, account, person);
  const settled = {
    personnel_id: person.id,
    office_id: person.office_id,
    name: person.name,
    settled_at: now.toString(),
    settled_by: actor.accountId,
  };
  await db
    .updateTable('identity.registration')
    .set({ ...outcome, ...settled })
    .where('id', '=', given.id)
    .execute();
  await recordChange(call, {
    action: 'join a registration to a person',
    subject: `registration:${given.id}`,
    personnelId: person.id,
    before: { email: given.email, idno: given.idno, reason: given.reason },
    after: { personnel_id: person.id, state: outcome.state },
  });
  return { message: account ? `The account of ${given.email} is now that of ${person.name}.` : `A link is on its way to ${given.email}.` };
}

export async function dismissRegistration(call: Call<Params>): Promise<{ message: string }> {
  const { db, now, actor } = call;
  const given = await findWaiting(call);
  await db
    .updateTable('identity.registration')
    .set({ state: 'dismissed', settled_at: now.toString(), settled_by: actor.accountId })
    .where('id', '=', given.id)
    .execute();
  await recordChange(call, {
    action: 'dismiss a registration',
    subject: `registration:${given.id}`,
    personnelId: given.personnel_id,
    before: { email: given.email, idno: given.idno, reason: given.reason },
  });
  return { message: 'The registration has been dismissed.' };
}

async function findWaiting({ db, actor, params }: Call<Params>) {
  const given = await db
    .selectFrom('identity.registration as r')
    .leftJoin('organization.office_view as o', 'o.id', 'r.office_id')
    .select(['r.id', 'r.email', 'r.idno', 'r.reason', 'r.state', 'r.personnel_id'])
    .where('r.id', '=', params.id)
    .where(visible(actor, ['PERSONNELS'], { person: 'r.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }))
    .forUpdate(['r'])
    .executeTakeFirst();
  if (!given) throw notFound('There is no such registration.');
  if (given.state !== 'for_hr') throw wrongState('ActingPerson has settled this registration already.');
  return given;
}

async function refuseHolder({ db }: Pick<Call, 'db'>, person: PersonToJoin): Promise<void> {
  const held = await db.selectFrom('identity.account').select('email').where('personnel_id', '=', person.id).executeTakeFirst();
  if (held) throw invalid({ personnel_id: [`${person.name} already has an account: ${held.email}.`] });
}

/** The account of the address, where it has one that is nobody's yet, such as an applicant's who was hired. */
async function findFreeAccount({ db }: Pick<Call, 'db'>, email: string) {
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'email', 'personnel_id', 'suspended_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (account?.personnel_id) throw invalid({ personnel_id: [`${email} is the address of another account. Ask for another address.`] });
  if (account?.suspended_at) throw invalid({ personnel_id: [`The account of ${email} is suspended.`] });
  return account;
}

async function joinAccount(
  { db, now, today }: Pick<Call, 'db' | 'now' | 'today'>,
  account: { id: number; email: string },
  person: PersonToJoin,
) {
  await db
    .updateTable('identity.account')
    .set({ personnel_id: person.id, name: person.name })
    .where('id', '=', account.id)
    .where(sql<boolean>`personnel_id is null`)
    .execute();
  await grantFirstRole(db, account.id, firstRole(person), today);
  await sendMail(db, now, {
    to: account.email,
    subject: 'Your account is joined to your personnel record',
    paragraphs: [`Your account with Talaan is now that of ${person.name}. Sign in as before; what an employee sees is open to you.`],
  });
}
