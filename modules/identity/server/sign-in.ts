import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notSignedIn, tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { login } from '../contract.ts';
import { hashToken } from './read-actor.ts';

const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 50;
const WINDOW_MINUTES = 15;

// Verified when the address is unknown, so that the answer takes as long.
const nobodysHash = hash(randomBytes(16));

/** Signs in. Errors: 401 `error`, the same for an unknown address; 429 after 5 wrong tries in 15 minutes. */
export async function signIn({
  server,
  body,
  address,
  device,
  now,
}: Call<unknown, unknown, z.output<typeof login.body>>): Promise<{ token: string }> {
  // Outside the call's transaction: a refused try must stay counted.
  const { db } = server;
  const tryId = await countTry(db, body.email, address, now);
  const account = await db
    .selectFrom('identity.account')
    .select(['id', 'password_hash', 'suspended_at'])
    .where('email', '=', body.email)
    .executeTakeFirst();
  const matches = await verify(account?.password_hash ?? (await nobodysHash), body.password);
  if (!matches || account === undefined || account.suspended_at !== null)
    throw notSignedIn('The e-mail address or the password is not right.');
  await db.updateTable('identity.sign_in_try').set({ succeeded: true }).where('id', '=', tryId).execute();
  return { token: await openSession(db, account.id, { address, device, now }) };
}

async function openSession(
  db: Database,
  accountId: number,
  { address, device, now }: { address: string; device: string; now: Temporal.Instant },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const at = now.toString();
  await db
    .insertInto('identity.session')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: at,
      last_seen_at: at,
      address,
      device: device.slice(0, 300),
    })
    .execute();
  return token;
}

/** Counts the try before the password is looked at, so that many at the same moment do not slip through. */
async function countTry(db: Database, email: string, address: string, now: Temporal.Instant): Promise<number> {
  const { id } = await db
    .insertInto('identity.sign_in_try')
    .values({ at: now.toString(), email, address, succeeded: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const since = now.subtract({ minutes: WINDOW_MINUTES }).toString();
  // Wrong tries since the account's last right one; an address is shared by many, so it has a wider limit.
  const { rows } = await sql<{ by_account: number; by_address: number }>`
    select
      (select count(*) from identity.sign_in_try t where t.email = ${email} and not t.succeeded and t.id < ${id}
        and t.at > greatest(${since}::timestamptz, (select max(at) from identity.sign_in_try where email = ${email} and succeeded))) as by_account,
      (select count(*) from identity.sign_in_try t where t.address = ${address} and not t.succeeded and t.id < ${id} and t.at > ${since}) as by_address
  `.execute(db);
  const tries = rows[0];
  if (tries && (tries.by_account >= TRIES_PER_ACCOUNT || tries.by_address >= TRIES_PER_ADDRESS)) {
    // A refused try does not count, or the wait would never end.
    await db.deleteFrom('identity.sign_in_try').where('id', '=', id).execute();
    throw tooManyTries(`Too many wrong tries. Please wait ${WINDOW_MINUTES} minutes.`, WINDOW_MINUTES * 60);
  }
  return id;
}
