import { randomBytes } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { hashToken } from '../read-actor.ts';
import { greetBrowser } from '../known-browsers.ts';
import { deviceOf, noteTry } from './note-try.ts';

/** From where somebody signs in; any `Call` is one. */
export type Visit = Pick<Call, 'address' | 'network' | 'device' | 'now' | 'cookies'>;

/** Opens a session under a new token, notes the sign-in, and writes to the owner where the browser is a new one. */
export async function openSession(db: Database, accountId: number, visit: Visit): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = visit.now.toString();
  await db
    .insertInto('identity.session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: at,
      last_seen_at: at,
      address: visit.address,
      device: deviceOf(visit),
    })
    .execute();
  await greetBrowser(db, accountId, visit);
  await noteTry(db, accountId, visit, 'signed_in');
  return token;
}
