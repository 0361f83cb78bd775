import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** The office whose letterhead the notices carry: where the caller serves; null for nobody's, then that of whom it is sent to. */
export async function findIssuingOffice({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<number | null> {
  const { rows } = await sql<{ office_id: number }>`
    select office_id from personnel.appointment where personnel_id = ${actor.personnelId} and during @> ${today}::date`.execute(db);
  return rows[0]?.office_id ?? null;
}
