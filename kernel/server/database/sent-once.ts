import { sql } from 'kysely';
import type { Database } from './database.ts';
import { invalid } from '../errors.ts';

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Longer than a device keeps what it still has to send. */
const KEPT_DAYS = 60;

interface SentCall {
  accountId: number;
  /** Of the browser, made when the form was sent the first time; it comes again with each further try. */
  key: string;
  path: string;
  now: Temporal.Instant;
}

/**
 * Answers what a browser may send more than once because it got no answer: done the first time, and from then on answered with what that came to. Within the
 * transaction of the call, so that a key is kept exactly where its call took effect; two that come at the same moment wait for each other. Errors: 422 for a
 * key that is none, or that another call had.
 */
export async function answerOnce<T>(db: Database, { accountId, key, path, now }: SentCall, answer: () => Promise<T>): Promise<T> {
  if (!KEY.test(key)) throw invalid({ 'idempotency-key': ['The key of a call is a UUID.'] });
  const { rows: taken } = await sql`
    insert into kernel.sent_once (account_id, key, path, at) values (${accountId}, ${key}::uuid, ${path}, ${now.toString()}::timestamptz)
    on conflict do nothing returning key`.execute(db);
  if (taken.length === 0) return readAnswer<T>(db, accountId, key, path);
  const said = await answer();
  await sql`
    update kernel.sent_once set answer = ${JSON.stringify(said)}::jsonb where account_id = ${accountId} and key = ${key}::uuid`.execute(db);
  return said;
}

/** Throws away the keys that no browser sends any more. */
export async function forgetSentOnce(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('kernel.sent_once')
    .where('at', '<', now.subtract({ hours: KEPT_DAYS * 24 }).toString())
    .execute();
}

async function readAnswer<T>(db: Database, accountId: number, key: string, path: string): Promise<T> {
  const { rows } = await sql<{ path: string; answer: T }>`
    select path, answer from kernel.sent_once where account_id = ${accountId} and key = ${key}::uuid`.execute(db);
  const known = rows[0]!;
  if (known.path !== path) throw invalid({ 'idempotency-key': ['This key was sent with another call.'] });
  return known.answer;
}
