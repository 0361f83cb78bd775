import { sql, type RawBuilder } from 'kysely';
import type { DaysOfPunches, PinOfPerson } from '@talaan/devices/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { markDaysDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

/** What follows from punches of devices: a punch touches its day and, since a night belongs to its start, the day before. */
export const daysOfDevices: DaysOfPunches = { markPunched, markPin, compute: startComputing, withoutData };

async function markPunched(tx: Database, punched: RawBuilder<unknown>): Promise<number> {
  await sql`
    create temporary table touched_day on commit drop as
    with held as materialized (select pin, personnel_id, during from personnel.device_pin_view where pin in (select pin from ${punched})),
    served as materialized (select personnel_id, during from personnel.appointment_view where personnel_id in (select personnel_id from held))
    select distinct h.personnel_id, due.date from ${punched} t
    join held h on h.pin = t.pin and h.during @> t.date
    cross join lateral (values (t.date), (t.date - 1)) due (date)
    where exists (select from served s where s.personnel_id = h.personnel_id and s.during @> due.date)`.execute(tx);
  await markDaysDue(tx, sql`select personnel_id, date from touched_day`);
  const { rows } = await sql<{ days: number }>`select count(*)::integer as days from touched_day`.execute(tx);
  return rows[0]!.days;
}

function markPin(db: Database, { personnelId, pin, from }: PinOfPerson): Promise<void> {
  return markDaysDue(
    db,
    sql`
      select a.personnel_id, due.date
      from (select distinct attendance.date_of(at) as date from attendance.punch_view where pin = ${pin} and at >= attendance.start_of(${from})) punched
      cross join lateral (values (punched.date), (punched.date - 1)) due (date)
      join personnel.appointment_view a on a.personnel_id = ${personnelId} and a.during @> due.date`,
  );
}

function withoutData(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select o.campus_id, n.date, count(*)::integer as people
    from attendance.day n
    join personnel.appointment_view a on a.personnel_id = n.personnel_id and a.during @> n.date
    join organization.office_view o on o.id = a.office_id
    where n.status = 'NO_DATA' and n.date between ${from} and ${to} group by 1, 2`;
}
