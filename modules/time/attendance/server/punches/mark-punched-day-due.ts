import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { markDaysDue } from '../compute/make-days-due.ts';

/** A punch touches its day and, since a night belongs to its start, the day before. */
export function markPunchedDayDue(db: Database, personnelId: number, date: string): Promise<void> {
  return markDaysDue(
    db,
    sql`
      select a.personnel_id, due.date from personnel.appointment_view a
      cross join (values (${date}::date), (${date}::date - 1)) due (date)
      where a.personnel_id = ${personnelId} and a.during @> due.date`,
  );
}
