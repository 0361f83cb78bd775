import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles } from '@talaan/kernel/server/files/uploads.ts';

/** Deletes the sheets of these people with their files. To be called within `withOpenRecords`. */
export async function forgetSheets(call: Pick<Call, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{
    file_id: number;
  }>`delete from pds.attachment where personnel_id = any(${ids}::integer[]) returning file_id`.execute(call.db);
  await giveUpFiles(
    call,
    rows.map(({ file_id }) => file_id),
  );
  await sql`delete from pds.sheet where personnel_id = any(${ids}::integer[])`.execute(call.db);
}
