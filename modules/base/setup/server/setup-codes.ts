import { randomBytes } from 'node:crypto';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { type Clock } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { SETUP_MINUTES } from '../contract.ts';
import { hasAdministrator, hashToken } from '@talaan/identity/server/public.ts';

/**
 * The lines that a start prints where Talaan has no administrator: a set-up address of its own, valid for an hour, which each process
 * of the same database honours; nothing where there is one. Its code appears after #, which browsers keep from servers and logs.
 */
export async function offerSetup(db: Database, clock: Clock, publicUrl: string): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined;
  const code = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expires = now.add({ minutes: SETUP_MINUTES });
  await db.deleteFrom('identity.setup_code').where('expires_at', '<=', now.toString()).execute();
  await db
    .insertInto('identity.setup_code')
    .values({ code_hash: hashToken(code), expires_at: expires.toString() })
    .execute();
  const until = expires.toZonedDateTimeISO(ZONE).toPlainTime().toString({ smallestUnit: 'minute' });
  return (
    `There is no administrator yet. Open this address in a browser to make the first one:\n  ${publicUrl}/setup#${code}\n` +
    `It works once, until ${until} (${ZONE}). After that, stop Talaan and start it again: it prints another.`
  );
}

/** Whether a code works at this moment. */
export async function isLiveCode(db: Database, now: Temporal.Instant, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('identity.setup_code')
    .select('expires_at')
    .where('code_hash', '=', hashToken(code))
    .where('expires_at', '>', now.toString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes all of them, once somebody was made Administrator. */
export async function removeSetupCodes(db: Database): Promise<void> {
  await db.deleteFrom('identity.setup_code').execute();
}
