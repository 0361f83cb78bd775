import { sql } from 'kysely';
import { nameAccounts } from '@talaan/identity/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Lets the accounts of these people bear their names as they are on record now. */
export async function followNames(call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ personnelId: number; name: string }>`
    select id as "personnelId", concat_ws(' ', nullif(first_name, ''), surname, nullif(name_extension, '')) as name
    from personnel.person where id = any(${[...ids]})`.execute(call.db);
  await nameAccounts(call, rows);
}
