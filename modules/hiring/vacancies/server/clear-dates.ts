import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Begins a version of a post: its dates come with its own sending and posting; those before stay in their publication. */
export async function clearDates({ db }: Pick<Call, 'db'>, id: number, version: number): Promise<void> {
  await sql`
    update vacancies.post set version = ${version}, opens_at = null, closes_at = null, posted_on = null, valid_until = null where id = ${id}`.execute(
    db,
  );
}
