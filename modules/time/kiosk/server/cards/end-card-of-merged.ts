import { sql } from 'kysely';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';

/** Where both records of one person have a card, the one of the record that goes ends: a person has one. */
export async function endCardOfMerged({ db, actor, now }: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  const { rows } = await sql`
    update kiosk.card set ended_at = ${now.toString()}, ended_by = ${actor.accountId}
    where personnel_id = ${from} and ended_at is null
      and exists (select from kiosk.card other where other.personnel_id = ${into} and other.ended_at is null) returning id`.execute(db);
  return rows.length > 0 ? ['The employee card of the record that goes has ended.'] : [];
}
