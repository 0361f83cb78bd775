import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** On which days which PINs punched: the first of `pins` on the first of `dates`, and so on; `dates` is the text of an array. */
export interface PushedDays {
  pins: string[];
  dates: string;
}

/**
 * What devices pushed since the last time, with which of their PINs no one holds set straight; null where nothing came. Within the transaction
 * that makes these days due and holds the people of it (`KEEP_PEOPLE`) before: a merge of two records holds both in this order.
 */
export async function takePushed(tx: Database): Promise<PushedDays | null> {
  // Anyone who gives or takes a PIN meanwhile waits, or is seen here: neither may miss the other.
  await sql`select pg_advisory_xact_lock_shared(hashtext('attendance.pins'))`.execute(tx);
  const { rows } = await sql<{ pins: string[] | null; dates: string }>`
    with taken as (
      delete from attendance.punched where id = any(array(select id from attendance.punched for update skip locked)) returning pins, dates
    )
    select array_agg(pin) as pins, array_agg(date)::text as dates
    from (select distinct one.pin, one.date from taken, unnest(taken.pins, taken.dates) as one (pin, date)) touched`.execute(tx);
  const { pins, dates } = rows[0]!;
  if (pins === null) return null;
  await sql`select attendance.match_pins(${pins}::text[], ${dates}::date[])`.execute(tx);
  return { pins, dates };
}
