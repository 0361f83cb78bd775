import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { RememberedBrowser } from '../contract/second-factor.ts';
import { REMEMBER_DAYS } from '../rules/challenge.ts';
import { nameDevice } from './account/name-device.ts';
import { hashToken } from './read-actor.ts';
import { deviceOf } from './sign-in/note-try.ts';
import type { Visit } from './sign-in/open-session.ts';

const COOKIE = 'Talaan-Browser';
const SECRET_SHAPE = /^[\w-]{43}$/;
/** The longest that browsers keep a cookie. */
const KNOWN_DAYS = 400;

/** Knows the browser again at a sign-in; where it is new to an account that has others, its owner gets a mail. */
export async function greetBrowser(db: Database, accountId: number, visit: Visit): Promise<void> {
  const { now, cookies } = visit;
  const secretHash = readSecret(visit);
  const seen = secretHash
    ? await db
        .updateTable('identity.known_browser')
        .set({ last_seen_at: now.toString(), device: deviceOf(visit) })
        .where('account_id', '=', accountId)
        .where('secret_hash', '=', secretHash)
        .executeTakeFirst()
    : undefined;
  if (seen?.numUpdatedRows) return;
  const secret = makeSecret();
  if (!secretHash) cookies.keep(COOKIE, secret, KNOWN_DAYS);
  await forgetOldBrowsers(db, accountId, now);
  await notifyOwner(db, accountId, visit);
  await db
    .insertInto('identity.known_browser')
    .values({
      account_id: accountId,
      secret_hash: secretHash ?? hashToken(secret),
      device: deviceOf(visit),
      last_seen_at: now.toString(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'secret_hash']).doNothing())
    .execute();
}

/** Whether the account of an address has signed in from this browser before, in whichever way; false for an unknown address. */
export async function isKnown(db: Database, email: string, visit: Visit): Promise<boolean> {
  const secretHash = readSecret(visit);
  if (!secretHash) return false;
  const found = await db
    .selectFrom('identity.known_browser as k')
    .innerJoin('identity.account as a', 'a.id', 'k.account_id')
    .select('k.id')
    .where('a.email', '=', email)
    .where('k.secret_hash', '=', secretHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether this account asked this browser to be remembered, and the 30 days are not over. */
export async function isRemembered(db: Database, accountId: number, visit: Visit): Promise<boolean> {
  const secretHash = readSecret(visit);
  if (!secretHash) return false;
  const found = await db
    .selectFrom('identity.known_browser')
    .select('id')
    .where('account_id', '=', accountId)
    .where('secret_hash', '=', secretHash)
    .where('remembered_until', '>', visit.now.toString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers the browser for 30 days under a new secret: what anybody planted or copied before is worth nothing. */
export async function rememberBrowser(db: Database, accountId: number, visit: Visit): Promise<void> {
  const secretHash = readSecret(visit);
  if (!secretHash) return;
  const secret = makeSecret();
  await db
    .updateTable('identity.known_browser')
    .set({ secret_hash: hashToken(secret) })
    .where('secret_hash', '=', secretHash)
    .execute();
  await db
    .updateTable('identity.known_browser')
    .set({ remembered_at: visit.now.toString(), remembered_until: visit.now.add({ hours: REMEMBER_DAYS * 24 }).toString() })
    .where('account_id', '=', accountId)
    .where('secret_hash', '=', hashToken(secret))
    .execute();
  visit.cookies.keep(COOKIE, secret, KNOWN_DAYS);
}

/** Every browser needs the second factor again: after a new password, or when a factor changes. */
export async function forgetRememberedBrowsers(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('identity.known_browser')
    .set({ remembered_at: null, remembered_until: null })
    .where('account_id', '=', accountId)
    .where('remembered_until', 'is not', null)
    .execute();
}

export async function listRememberedBrowsers(db: Database, accountId: number, visit: Visit): Promise<RememberedBrowser[]> {
  const { rows } = await sql<Omit<RememberedBrowser, 'is_this'> & { secret_hash: Buffer }>`
    select id, device, remembered_at, remembered_until, last_seen_at, secret_hash from identity.known_browser
    where account_id = ${accountId} and remembered_until > ${visit.now.toString()}::timestamptz order by last_seen_at desc`.execute(db);
  const mine = readSecret(visit);
  return rows.map(({ secret_hash, ...row }) => ({
    ...row,
    device: nameDevice(row.device),
    is_this: mine !== undefined && mine.equals(secret_hash),
  }));
}

/** Whether there was one to forget. */
export async function forgetBrowser(db: Database, accountId: number, id: string): Promise<boolean> {
  const forgotten = await db
    .updateTable('identity.known_browser')
    .set({ remembered_at: null, remembered_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('remembered_until', 'is not', null)
    .executeTakeFirst();
  return forgotten.numUpdatedRows > 0n;
}

function readSecret({ cookies }: Visit): Buffer | undefined {
  const secret = cookies.read(COOKIE);
  return secret !== undefined && SECRET_SHAPE.test(secret) ? hashToken(secret) : undefined;
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

async function forgetOldBrowsers(db: Database, accountId: number, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('identity.known_browser')
    .where('account_id', '=', accountId)
    .where('last_seen_at', '<', now.subtract({ hours: KNOWN_DAYS * 24 }).toString())
    .execute();
}

/** The very first sign-in of an account is no news. */
async function notifyOwner(db: Database, accountId: number, visit: Visit): Promise<void> {
  const { now, address } = visit;
  const account = await db
    .selectFrom('identity.account as a')
    .select('a.email')
    .where('a.id', '=', accountId)
    .where((where) => where.exists(where.selectFrom('identity.known_browser as k').whereRef('k.account_id', '=', 'a.id').select('k.id')))
    .executeTakeFirst();
  if (!account) return;
  const at = now.toZonedDateTimeISO(ZONE).toLocaleString('en-PH', { dateStyle: 'long', timeStyle: 'short' });
  await sendMail(db, now, {
    to: account.email,
    subject: 'New sign-in to Talaan',
    paragraphs: [
      'ActingPerson has signed in to your account from a browser in which you had not signed in before.',
      `When: ${at}. Where: ${nameDevice(deviceOf(visit))}, from the address ${address}.`,
      'If it was you, there is nothing to do. If it was not, change your password at once and end the other sessions under Account settings.',
    ],
    link: { label: 'Open Account settings', address: '/profile/account/settings?section=sessions' },
  });
}
