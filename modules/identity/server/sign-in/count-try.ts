import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import { deviceOf } from './note-try.ts';
import type { Visit } from './open-session.ts';

const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 50;
const WINDOW_MINUTES = 15;

/**
 * Counts the try as a wrong one before the password is looked at, so that many at the same moment do not slip through;
 * returns its number, to be marked afterwards. A refused try does not count, or the wait would never end. Errors: 429.
 */
export async function countTry(db: Database, email: string, visit: Visit): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sign-in of ' || ${email}, 0))`.execute(tx);
    await refuseTooMany(tx, email, visit);
    const { id } = await tx
      .insertInto('identity.sign_in_try')
      .values((row) => ({
        at: visit.now.toString(),
        email,
        account_id: row.selectFrom('identity.account').where('email', '=', email).select('id'),
        address: visit.address,
        device: deviceOf(visit),
        outcome: 'wrong_password',
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Wrong tries since the account's last right one or its new password; an address is shared by many, so it has a wider limit. */
async function refuseTooMany(db: Database, email: string, { address, now }: Visit): Promise<void> {
  const since = now.subtract({ minutes: WINDOW_MINUTES }).toString();
  const { rows } = await sql<{ by_account: number; by_address: number }>`
    select
      (select count(*) from identity.sign_in_try t where t.email = ${email} and ${wrong}
        and t.at > greatest(${since}::timestamptz, (select max(at) from identity.sign_in_try
          where email = ${email} and outcome in ('password_right', 'signed_in')),
          (select password_set_at from identity.account where email = ${email}))) as by_account,
      (select count(*) from identity.sign_in_try t where t.address = ${address} and ${wrong} and t.at > ${since}) as by_address
  `.execute(db);
  const tries = rows[0];
  if (tries && (tries.by_account >= TRIES_PER_ACCOUNT || tries.by_address >= TRIES_PER_ADDRESS))
    throw tooManyTries(`Too many wrong tries. Please wait ${WINDOW_MINUTES} minutes.`, WINDOW_MINUTES * 60);
}

const wrong = sql.raw("t.outcome in ('wrong_password', 'suspended')");
