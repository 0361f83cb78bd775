import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { readRights } from './rights/read-rights.ts';

type Asking = Pick<Server, 'db' | 'pool' | 'clock'>;

const accounts = ({ db }: Asking) =>
  db.selectFrom('identity.account').select(['id', 'name', 'email', 'avatar_path']).where('suspended_at', 'is', null);
type Found = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirst']>>;

/** The account with this address as who calls, for a command on the server in its name; null where none may sign in with it. */
export async function actorOfAccount(server: Asking, email: string): Promise<Actor | null> {
  return asActor(server, await accounts(server).where('email', '=', email.trim().toLowerCase()).executeTakeFirst());
}

/** The same of the account with this number, for what it set to be counted in its name. */
export async function actorOfAccountId(server: Asking, id: number): Promise<Actor | null> {
  return asActor(server, await accounts(server).where('id', '=', id).executeTakeFirst());
}

async function asActor({ pool, clock }: Asking, account: Found): Promise<Actor | null> {
  if (!account) return null;
  const { personnelId, grants } = await readRights(pool, account.id, clock.today());
  const { id: accountId, name, avatar_path: avatarPath, email } = account;
  return { accountId, personnelId, email, name, avatarPath, grants, tokenHash: null, seen: null };
}
