import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { tooManyTries } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Many share a network; a number is tried by its owner, who reads the code from paper. */
const LIMITS = [
  { column: 'idno', most: 5 },
  { column: 'network', most: 30 },
] as const;
const WINDOW_MINUTES = 15;

/**
 * Counts a code as a wrong one before it is looked at, so that many at the same moment do not slip through; returns how to take that
 * back where it is right. Errors: 429, alike for numbers that nobody has.
 */
export async function countCodeTry(
  pool: Database,
  { network, now }: Pick<Call, 'network' | 'now'>,
  idno: string,
): Promise<() => Promise<void>> {
  const { id } = await pool.transaction().execute(async (tx) => {
    const since = now.subtract({ minutes: WINDOW_MINUTES });
    for (const { column, most } of LIMITS) {
      const value = column === 'idno' ? idno : network;
      await sql`select pg_advisory_xact_lock(hashtextextended(${`slip ${column} ${value}`}, 0))`.execute(tx);
      const tries = await tx
        .selectFrom('invitations.code_try')
        .select('at')
        .where(column, '=', value)
        .where('at', '>', since.toString())
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      if (tries.length < most) continue;
      const seconds = Math.max(1, Math.ceil((Date.parse(tries.at(-1)!.at) - since.epochMilliseconds) / 1000));
      throw tooManyTries(`Too many codes that are not right. Please wait ${Math.ceil(seconds / 60)} minutes.`, seconds);
    }
    const counted = { idno, network, at: now.toString() };
    return tx.insertInto('invitations.code_try').values(counted).returning('id').executeTakeFirstOrThrow();
  });
  return async () => {
    await pool.deleteFrom('invitations.code_try').where('id', '=', id).execute();
  };
}
