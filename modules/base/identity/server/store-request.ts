import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ApplicantGiven } from './needs.ts';

interface Request {
  kind: 'reset' | 'register';
  email: string;
  name?: string;
  idno?: string;
  birth_date?: string;
  applicant?: ApplicantGiven;
}

interface Limit {
  column: 'email' | 'network' | 'idno';
  most: number;
  minutes: number;
}

/** Many share a network; an employee number is given to guess a birth date with. */
const LIMITS: readonly Limit[] = [
  { column: 'email', most: 3, minutes: 15 },
  { column: 'idno', most: 5, minutes: 24 * 60 },
  { column: 'network', most: 30, minutes: 15 },
];

/**
 * Writes down what a visitor asks for, so that a job settles it behind the screen: no matter whom they ask for, the answer is the
 * same and takes as long. Errors: 429, alike for who exists and who does not.
 */
export async function storeRequest(
  { db, now, address, network }: Pick<Call, 'db' | 'now' | 'address' | 'network'>,
  request: Request,
): Promise<number> {
  const { applicant, ...rest } = request;
  const row = { ...rest, ...(applicant && { applicant: JSON.stringify(applicant) }), address, network, at: now.toString() };
  for (const limit of LIMITS) {
    const value = limit.column === 'network' ? network : request[limit.column];
    if (value !== undefined) await refuseTooMany(db, now, request.kind, limit, value);
  }
  const { id } = await db.insertInto('identity.public_request').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Under a lock, so that many at the same moment are counted one after another; all take the locks in one order. */
async function refuseTooMany(
  db: Database,
  now: Temporal.Instant,
  kind: string,
  { column, most, minutes }: Limit,
  value: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`request ${kind} ${column} ${value}`}, 0))`.execute(db);
  const since = now.subtract({ minutes });
  const earlier = await db
    .selectFrom('identity.public_request')
    .select('at')
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where('at', '>', since.toString())
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  if (earlier.length < most) return;
  const seconds = Math.ceil((Date.parse(earlier.at(-1)!.at) - since.epochMilliseconds) / 1000);
  const wait = seconds > 3600 ? `${Math.ceil(seconds / 3600)} hours` : `${Math.ceil(seconds / 60)} minutes`;
  throw tooManyTries(`This was asked for too often. Please wait ${wait}.`, Math.max(seconds, 1));
}

/** What visitors asked for is settled within seconds and counted for a day. */
export const forgetRequestsJob: Job<object> = {
  kind: 'forget-requests',
  cron: '20 3 * * *',
  run: async ({ server: { db, clock } }) => {
    const until = clock.now().subtract({ hours: 48 }).toString();
    await db.deleteFrom('identity.public_request').where('at', '<', until).execute();
    await db.deleteFrom('identity.reset_link').where('expires_at', '<', until).execute();
    // What an applicant gave is of no use once their link has ended.
    await db
      .updateTable('identity.registration')
      .set({ applicant: null })
      .where('state', '=', 'mailed')
      .where('expires_at', '<', until)
      .execute();
  },
};
