import { createHash } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { CHALLENGE_MINUTES } from '../../contract/passkeys.ts';

/** What a challenge was made for; that of another ceremony or account does not count. */
type Purpose = { ceremony: 'register'; accountId: number } | { ceremony: 'sign in' };

/** Keeps what an authenticator is asked to sign, for 5 minutes, and forgets what nobody signed in time. */
export async function storeChallenge(
  db: Database,
  now: Temporal.Instant,
  challenge: string,
  purpose: Purpose & { userHandle?: string },
): Promise<void> {
  await db.deleteFrom('identity.passkey_challenge').where('expires_at', '<', now.toString()).execute();
  await db
    .insertInto('identity.passkey_challenge')
    .values({
      challenge_hash: hashChallenge(challenge),
      ceremony: purpose.ceremony,
      account_id: purpose.ceremony === 'register' ? purpose.accountId : null,
      user_handle: purpose.userHandle ?? null,
      expires_at: now.add({ minutes: CHALLENGE_MINUTES }).toString(),
    })
    .execute();
}

/** Takes the challenge that was signed out of the table, so that it counts once; undefined where none stands. */
export async function takeChallenge(
  db: Database,
  now: Temporal.Instant,
  clientDataJSON: string,
  purpose: Purpose,
): Promise<{ challenge: string; userHandle: string | null } | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (!challenge) return undefined;
  const taken = await db
    .deleteFrom('identity.passkey_challenge')
    .where('challenge_hash', '=', hashChallenge(challenge))
    .where('ceremony', '=', purpose.ceremony)
    .where('account_id', 'is not distinct from', purpose.ceremony === 'register' ? purpose.accountId : null)
    .where('expires_at', '>', now.toString())
    .returning('user_handle')
    .executeTakeFirst();
  return taken && { challenge, userHandle: taken.user_handle };
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function hashChallenge(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
