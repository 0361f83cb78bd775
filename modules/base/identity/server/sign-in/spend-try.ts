import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notSignedIn, tooManyTries } from '@talaan/kernel/server/errors.ts';
import { TRIES, WRONG_CODES_AN_HOUR } from '../../rules/challenge.ts';
import { deviceOf } from './note-try.ts';
import type { Visit } from './open-session.ts';

export interface SpentTry {
  accountId: number;
  /** The line in the history that says `wrong_code` until the code proves right. */
  tryId: number;
  left: number;
}

const HOUR_MINUTES = 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes one of a challenge's five tries before the code is looked at. Errors: 401 for a challenge that takes no more; 429 after 10 wrong codes of the account in an hour. */
export async function spendTry(db: Database, challengeId: string, visit: Visit): Promise<SpentTry> {
  return db.transaction().execute(async (tx) => {
    const at = visit.now.toString();
    // The account's row is locked first: its tries queue up, over however many challenges.
    const { rows } = await sql<{ account_id: number; email: string }>`
      select a.id as account_id, a.email from identity.account a
      where a.id = (select account_id from identity.sign_in_challenge where id = ${challengeId}::uuid) and a.suspended_at is null
      for no key update`.execute(tx);
    const account = rows[0];
    if (!account) throw signInEnded();
    await refuseTooMany(tx, account.account_id, visit.now);
    const spent = await tx
      .updateTable('identity.sign_in_challenge')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('id', '=', challengeId)
      .where('used_at', 'is', null)
      .where('tries', '<', TRIES)
      .where('expires_at', '>', at)
      .returning('tries')
      .executeTakeFirst();
    if (!spent) throw signInEnded();
    const { id } = await tx
      .insertInto('identity.sign_in_try')
      .values({
        at,
        email: account.email,
        account_id: account.account_id,
        address: visit.address,
        network: visit.network,
        device: deviceOf(visit),
        outcome: 'wrong_code',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { accountId: account.account_id, tryId: id, left: TRIES - spent.tries };
  });
}

export function isChallengeId(given: string): boolean {
  return UUID.test(given);
}

export function signInEnded() {
  return notSignedIn('This sign-in has ended. Please start again with your password.');
}

async function refuseTooMany(db: Database, accountId: number, now: Temporal.Instant): Promise<void> {
  const wrong = await db
    .selectFrom('identity.sign_in_try')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('at').as('first')])
    .where('account_id', '=', accountId)
    .where('outcome', '=', 'wrong_code')
    .where('at', '>', now.subtract({ minutes: HOUR_MINUTES }).toString())
    .executeTakeFirst();
  if (!wrong?.first || wrong.count < WRONG_CODES_AN_HOUR) return;
  const seconds = Math.ceil((Date.parse(wrong.first) - now.epochMilliseconds) / 1000) + HOUR_MINUTES * 60;
  throw tooManyTries('Too many wrong codes. Please wait an hour, or ask the administrator.', seconds);
}
