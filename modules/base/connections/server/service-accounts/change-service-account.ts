import { GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { withoutActing } from '@talaan/kernel/server/acting.ts';
import { reachesUniversity, type Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { addServiceAccount as addAccount, renameServiceAccount } from '@talaan/identity/server/public.ts';
import { dropWaiting } from './drop-waiting.ts';
import type { addServiceAccount as addEndpoint, editServiceAccount as editEndpoint, ServiceBody } from '../../contract/service-accounts.ts';

/** Makes a service account without a token. Error: 422 for a view group that the caller does not hold over the whole university. */
export async function addServiceAccount(call: CallOf<typeof addEndpoint>): Promise<{ message: string; id: number }> {
  const { db, actor, body, now } = call;
  refuseRaise(actor, [...body.groups, ...ofProvisioning(body)]);
  const { name, ...service } = placed(body);
  const id = await addAccount(db, name);
  await db
    .insertInto('connections.service_account')
    .values({ account_id: id, ...service, created_at: now.toString(), created_by: actor.accountId })
    .execute();
  await recordChange(call, { action: 'add a service account', subject: subjectOf(id), after: placed(body) });
  return { message: `${name} was added. Issue its token.`, id };
}

/** Changes what a service account opens. Errors: 404; 409 for one that has ended; 422. */
export async function editServiceAccount(call: CallOf<typeof editEndpoint>): Promise<{ message: string }> {
  const { db, actor, params, body } = call;
  const { name: before, account_id, ...was } = await lockService(call, params.id);
  const { name, ...service } = placed(body);
  refuseRaise(actor, [...body.groups.filter((group) => !was.groups.includes(group)), ...(was.provisions ? [] : ofProvisioning(body))]);
  await db.updateTable('connections.service_account').set(service).where('account_id', '=', account_id).execute();
  await renameServiceAccount(db, account_id, name);
  // Open messages are of what the service opened before.
  if (isNarrower(was, service)) await dropWaiting(db, account_id);
  await recordChange(call, {
    action: 'edit a service account',
    subject: subjectOf(account_id),
    before: { name: before, ...was },
    after: { name, ...service },
  });
  return { message: `${name} was saved.` };
}

/** Ends a service account and its tokens, for good. Errors: 404; 409 where it has ended already. */
export async function endServiceAccount(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, params, now } = call;
  const { name } = await lockService(call, params.id);
  const revoked = { revoked_at: now.toString(), revoked_by: actor.accountId };
  await db.updateTable('connections.service_account').set({ ended_at: now.toString() }).where('account_id', '=', params.id).execute();
  await db.updateTable('connections.token').set(revoked).where('account_id', '=', params.id).where('revoked_at', 'is', null).execute();
  await dropWaiting(db, params.id);
  await recordChange(call, { action: 'end a service account', subject: subjectOf(params.id) });
  return { message: `${name} has ended; its tokens open nothing any more.` };
}

/** A service account that has not ended, locked. Errors: 404; 409. */
export async function lockService({ db }: Pick<Call, 'db'>, id: number) {
  const service = await db
    .selectFrom('connections.service_account as s')
    .innerJoin('identity.account_view as a', 'a.id', 's.account_id')
    .select([
      's.account_id',
      'a.name',
      's.purpose',
      's.groups',
      's.scope',
      's.office_id',
      's.campus_id',
      's.calls_a_minute',
      's.ended_at',
      's.provisions',
    ])
    .where('s.account_id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
  if (!service) throw notFound('There is no such service account.');
  const { ended_at, ...rest } = service;
  if (ended_at) throw wrongState(`${service.name} has ended. Add another service account.`);
  return rest;
}

export function subjectOf(id: number): string {
  return `connections.service_account:${id}`;
}

type Opens = Pick<ServiceBody, 'office_id' | 'campus_id'> & { scope: string; groups: readonly string[] };

function isNarrower(was: Opens, is: Opens): boolean {
  const isElsewhere = was.scope !== is.scope || was.office_id !== is.office_id || was.campus_id !== is.campus_id;
  return isElsewhere || was.groups.some((group) => !is.groups.includes(group));
}

function placed({ office_id, campus_id, ...body }: ServiceBody): ServiceBody {
  if (body.scope === 'office' && office_id === null) throw invalid({ office_id: ['Choose the office.'] });
  if (body.scope === 'campus' && campus_id === null) throw invalid({ campus_id: ['Choose the campus.'] });
  if (body.groups.length === 0 && !body.provisions) throw invalid({ groups: ['Choose at least one view group.'] });
  if (body.provisions && body.scope !== 'all') throw invalid({ scope: ['Who looks after accounts does so for the whole university.'] });
  return { ...body, office_id: body.scope === 'office' ? office_id : null, campus_id: body.scope === 'campus' ? campus_id : null };
}

/** Who lets a directory look after accounts does so themselves. */
function ofProvisioning({ provisions }: ServiceBody): readonly Group[] {
  return provisions ? ['USERS'] : [];
}

/** No one gives a machine what they do not hold themselves. */
function refuseRaise(actor: Actor, groups: readonly Group[]): void {
  const own = withoutActing(actor);
  const more = groups.filter((group) => !reachesUniversity(own, [group]));
  if (more.length > 0)
    throw invalid({
      groups: [`You can give only view groups that you have yourself, not ${more.map((group) => GROUPS[group]).join(', ')}.`],
    });
}
