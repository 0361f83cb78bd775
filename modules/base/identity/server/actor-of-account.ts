import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readRights } from './rights/read-rights.ts';

/** The account with this address as who calls, for a command on the server in its name; null where none may sign in with it. */
export async function actorOfAccount({ db, pool, clock }: Pick<Server, 'db' | 'pool' | 'clock'>, email: string): Promise<Actor | null> {
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'name', 'email', 'avatar_path'])
    .where('email', '=', email.trim().toLowerCase())
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (!account) return null;
  const { personnelId, grants } = await readRights(pool, account.id, clock.today());
  const { id: accountId, name, avatar_path: avatarPath } = account;
  return { accountId, personnelId, email: account.email, name, avatarPath, grants, tokenHash: null, seen: null };
}
