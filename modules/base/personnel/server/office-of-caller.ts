import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** Where the caller serves today, whose letterhead stands on the papers that they issue; null for an account of nobody in service. */
export async function officeOfCaller({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<number | null> {
  const { rows } = await sql<{ office_id: number }>`
    select office_id from personnel.appointment where personnel_id = ${actor.personnelId}::integer and during @> ${today}::date`.execute(
    db,
  );
  return rows[0]?.office_id ?? null;
}
