import { sql } from 'kysely';
import { takePushed } from '@talaan/devices/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { KEEP_PEOPLE } from '@talaan/personnel/server/public.ts';
import { markDaysDue } from './make-days-due.ts';

/** Makes the days due on which devices pushed punches since the last time. */
export async function markPushedDue(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Before the PINs, as a merge of two records holds both.
    await sql.raw(KEEP_PEOPLE).execute(tx);
    const pushed = await takePushed(tx);
    if (pushed === null) return;
    const { pins, dates } = pushed;
    // A punch touches its day and, since a night belongs to its start, the day before.
    await markDaysDue(
      tx,
      sql`
        select h.personnel_id, due.date
        from unnest(${pins}::text[], ${dates}::date[]) as p (pin, date)
        join personnel.device_pin_view h on h.pin = p.pin and h.during @> p.date
        cross join lateral (values (p.date), (p.date - 1)) due (date)
        where exists (select from personnel.appointment_view a where a.personnel_id = h.personnel_id and a.during @> due.date)`,
    );
  });
}
