import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import { deviceOf } from './note-try.ts';
import type { Visit } from './open-session.ts';

const TRIES_PER_ACCOUNT = 5;
const WINDOW_MINUTES = 15;

/**
 * Counts the try as a wrong one before the password is looked at, so that many at the same moment do not slip through;
 * returns its number, to be marked afterwards. A refused try does not count, or the wait would never end. Errors: 429.
 */
export async function countTry(db: Database, email: string, visit: Visit): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sign-in of ' || ${email}, 0))`.execute(tx);
    await refuseClosed(tx, email, visit.now);
    const { id } = await tx
      .insertInto('identity.sign_in_try')
      .values((row) => ({
        at: visit.now.toString(),
        email,
        account_id: row.selectFrom('identity.account').where('email', '=', email).select('id'),
        address: visit.address,
        network: visit.network,
        device: deviceOf(visit),
        outcome: 'wrong_password',
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Refuses an account with too many wrong tries since its last right one or its new password. Errors: 429. */
export async function refuseClosed(db: Database, email: string, now: Temporal.Instant): Promise<void> {
  const { rows } = await sql<{ tries: number }>`
    select count(*) as tries from identity.sign_in_try t where t.email = ${email} and ${wrong}
      and t.at > greatest(${startOfWindow(now)}::timestamptz, (select max(at) from identity.sign_in_try
        where email = ${email} and outcome in ('password_right', 'signed_in')),
        (select password_set_at from identity.account where email = ${email}))`.execute(db);
  if (rows[0] && rows[0].tries >= TRIES_PER_ACCOUNT)
    throw tooManyTries(`Too many wrong tries. Please wait ${WINDOW_MINUTES} minutes.`, WINDOW_MINUTES * 60);
}

/** Whether that many wrong tries or more came from a network lately, at whichever accounts. */
export async function hasWrongTries(db: Database, { network, now }: Visit, many: number): Promise<boolean> {
  const { rows } = await sql<{ tries: number }>`
    select count(*) as tries from (
      select from identity.sign_in_try t
      where t.network = ${network} and ${wrong} and t.at > ${startOfWindow(now)} limit ${many}) lately`.execute(db);
  return rows[0]?.tries === many;
}

function startOfWindow(now: Temporal.Instant): string {
  return now.subtract({ minutes: WINDOW_MINUTES }).toString();
}

const wrong = sql.raw("t.outcome in ('wrong_password', 'suspended')");
