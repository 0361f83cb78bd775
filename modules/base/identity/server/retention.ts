import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';

/** The history that an account shows; of addresses that no one has, a month is enough to see an attack. */
const HISTORY_DAYS = 400;
export const STRANGERS_DAYS = 30;

const NO_LONGER = 'RA 10173, sec. 11 e: no longer than its purpose needs; the time is set by Talaan.';

export const signIns: RetentionKind = {
  key: 'identity.sign-ins',
  title: 'Sign-ins of accounts',
  deletes: 'When, from which address and with which device someone signed in or tried to. The account stays.',
  law: NO_LONGER,
  from: 'The day of the try',
  isNightly: true,
  at: ({ now }) => ({
    kept: `${HISTORY_DAYS} days`,
    due: sql`
      select t.id::text as id, a.personnel_id, kernel.date_of(t.at) as since, a.name || ', ' || t.address as what
      from identity.sign_in_try t join identity.account a on a.id = t.account_id
      where t.at < ${now.subtract({ hours: 24 * HISTORY_DAYS }).toString()}::timestamptz`,
  }),
  purge: ({ db }, ids) => deleteTries(db, ids),
};

export const strangers: RetentionKind = {
  key: 'identity.strangers',
  title: 'Tries to sign in by unknown addresses',
  deletes: 'When and from where someone tried to sign in with an address that no account has.',
  law: NO_LONGER,
  from: 'The day of the try',
  isNightly: true,
  at: ({ now }) => ({
    kept: `${STRANGERS_DAYS} days`,
    due: sql`
      select t.id::text as id, null::integer as personnel_id, kernel.date_of(t.at) as since, t.email || ', ' || t.address as what
      from identity.sign_in_try t where t.account_id is null and t.at < ${now.subtract({ hours: 24 * STRANGERS_DAYS }).toString()}::timestamptz`,
  }),
  purge: ({ db }, ids) => deleteTries(db, ids),
};

async function deleteTries(db: Database, ids: readonly string[]): Promise<void> {
  await sql`delete from identity.sign_in_try where id = any(${ids}::bigint[])`.execute(db);
}
