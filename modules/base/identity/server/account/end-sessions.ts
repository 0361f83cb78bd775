import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Ends one of one's sessions. Errors: 404 for a session of somebody else. */
export async function endSession({ db, actor, params }: Call<{ id: string }>): Promise<{ message: string }> {
  const ended = await db
    .deleteFrom('identity.session')
    .where('id', '=', params.id)
    .where('account_id', '=', actor.accountId)
    .executeTakeFirst();
  if (!ended.numDeletedRows) throw notFound('This session has already ended.');
  return { message: 'The session has been ended.' };
}

export async function endOtherSessions({ db, actor }: Pick<Call, 'db' | 'actor'>): Promise<{ message: string }> {
  const ended = await db
    .deleteFrom('identity.session')
    .where('account_id', '=', actor.accountId)
    .where('token_hash', '!=', actor.tokenHash)
    .executeTakeFirst();
  const count = Number(ended.numDeletedRows);
  return { message: count === 1 ? 'One other session has been ended.' : `${count} other sessions have been ended.` };
}
