import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { pinOfNumber } from '../../rules/codes.ts';

/** The PIN under which a punch of a person goes in; one that waits for its person, where they hold none on that day. */
export async function pinOn(db: Database, personnelId: number, at: Temporal.Instant): Promise<string> {
  const { rows } = await sql<{ idno: string; pin: string | null }>`
    select p.idno, (select min(h.pin) from personnel.device_pin_view h
      where h.personnel_id = p.id and h.during @> attendance.date_of(${at.toString()}::timestamptz)) as pin
    from personnel.person_view p where p.id = ${personnelId}`.execute(db);
  const { idno, pin } = rows[0]!;
  return pin ?? pinOfNumber(idno);
}
