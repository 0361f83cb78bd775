import { randomBytes } from 'node:crypto';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { hashToken } from '../read-actor.ts';

/**
 * Makes the one link with which the owner of an account sets a password; an older one dies. The token stands after #,
 * which browsers keep from servers, proxies and their logs.
 */
export async function issueResetLink(
  db: Database,
  server: Pick<Server, 'clock' | 'settings'>,
  accountId: number,
  minutes: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = server.clock.now();
  const link = { token_hash: hashToken(token), created_at: now.toString(), expires_at: now.add({ minutes }).toString() };
  await db
    .insertInto('identity.reset_link')
    .values({ account_id: accountId, ...link })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(link))
    .execute();
  return `${server.settings.publicUrl}/verify_token#${token}`;
}
