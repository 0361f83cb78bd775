import type { Server } from '@talaan/kernel/server/server.ts';

const NO_COOKIES = { read: () => undefined, keep: () => undefined };

/** A token of somebody by the first part of the demo address, as signing in gives it but without checking the password, which takes a tenth of a second. */
export async function openSessionOf({ db, clock }: Server, who: string): Promise<string> {
  const { openSession } = await import('@talaan/identity/server/public.ts');
  const { id } = await db
    .selectFrom('identity.account')
    .select('id')
    .where('email', '=', `${who}@talaan.example`)
    .executeTakeFirstOrThrow(() => new Error(`there is no account ${who}@talaan.example`));
  const visit = { address: '127.0.0.1', network: '127.0.0.1', device: 'node', now: clock.now(), cookies: NO_COOKIES };
  return db.transaction().execute((tx) => openSession(tx, id, visit));
}
