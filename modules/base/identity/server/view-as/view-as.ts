import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notAllowed, notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { beyond, groupsOf } from '../users/require-standing.ts';
import { mayViewAs } from '../users/may-view-as.ts';

/**
 * Begins to view Talaan as a user: from now on the session may send `x-view-as`. Written down, and told to the person among those
 * who opened their record. Errors: 403 without both groups, for oneself and for anyone who may see more; 404.
 */
export async function startViewing(call: Call<{ id: number }>): Promise<{ message: string; id: number; name: string }> {
  const { db, actor, now, today } = call;
  if (!mayViewAs(actor)) throw notAllowed();
  const account = await findAccount(call);
  if (account.id === actor.accountId) throw new Refusal(403, { message: 'This is your own account.' });
  if (beyond(actor, await groupsOf(db, account.id, today)).length > 0)
    throw new Refusal(403, { message: `${account.name} may see more than you do.` });
  await db
    .insertInto('identity.viewing')
    .values({ token_hash: actor.tokenHash!, account_id: account.id, started_at: now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await recordChange(call, { action: 'view as a user', subject: `identity.account:${account.id}`, personnelId: account.personnel_id });
  if (account.personnel_id !== null) await recordOpening(call, account.personnel_id, 'Talaan as you see it');
  return { message: `You view Talaan as ${account.name}.`, id: account.id, name: account.name };
}

/** Error: 404. */
export async function stopViewing(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, params } = call;
  const account = await findAccount(call);
  const stopped = await db
    .deleteFrom('identity.viewing')
    .where('token_hash', '=', actor.tokenHash)
    .where('account_id', '=', params.id)
    .returning('started_at')
    .executeTakeFirst();
  if (!stopped) throw notFound('You are not viewing as this user.');
  await recordChange(call, {
    action: 'stop viewing as a user',
    subject: `identity.account:${account.id}`,
    personnelId: account.personnel_id,
    before: { since: stopped.started_at },
  });
  return { message: `You no longer view Talaan as ${account.name}.` };
}

async function findAccount({ db, params }: Call<{ id: number }>) {
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'name', 'personnel_id'])
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!account) throw notFound('There is no such user.');
  return account;
}
