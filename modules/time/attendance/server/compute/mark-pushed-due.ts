import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { KEEP_PEOPLE } from '@talaan/personnel/server/public.ts';
import { markDaysDue } from './make-days-due.ts';

/** Makes the days due on which devices pushed punches since the last time, and sets straight which of their PINs no one holds. */
export async function markPushedDue(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Before the PINs, as a merge of two records holds both.
    await sql.raw(KEEP_PEOPLE).execute(tx);
    // Anyone who gives or takes a PIN meanwhile waits, or is seen here: neither may miss the other.
    await sql`select pg_advisory_xact_lock_shared(hashtext('attendance.pins'))`.execute(tx);
    const { rows } = await sql<{ pins: string[] | null; dates: string }>`
      with taken as (
        delete from attendance.punched where id = any(array(select id from attendance.punched for update skip locked)) returning pins, dates
      )
      select array_agg(pin) as pins, array_agg(date)::text as dates
      from (select distinct one.pin, one.date from taken, unnest(taken.pins, taken.dates) as one (pin, date)) touched`.execute(tx);
    const { pins, dates } = rows[0]!;
    if (pins === null) return;
    await sql`select attendance.match_pins(${pins}::text[], ${dates}::date[])`.execute(tx);
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
