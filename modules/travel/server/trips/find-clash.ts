import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { describeDays, minutesOf, type TripDays } from '../../rules/trip-days.ts';

interface Asked {
  people: readonly number[];
  days: TripDays;
  /** The trip itself, when it is filed again. */
  except?: number;
}

/** What takes the same hours of one of these people already, in words that name it: another trip, or an approved leave. Null where nothing does. */
export async function findClash(db: Database, asked: Asked): Promise<string | null> {
  return (await clashingTrip(db, asked)) ?? (await clashingLeave(db, asked));
}

async function clashingTrip(db: Database, { people, days, except = 0 }: Asked): Promise<string | null> {
  const { from, to } = minutesOf(days);
  const { rows } = await sql<TripDays & { fullname: string; destination: string }>`
    select p.fullname, t.destination, t.first_day, t.last_day, t.part, t.from_minute, t.to_minute
    from travel.traveler x join travel.trip t on t.id = x.trip_id join personnel.person p on p.id = x.personnel_id
    where x.is_open and x.personnel_id = any(${[...people]}::integer[]) and x.trip_id <> ${except}
      and x.days && daterange(${days.first_day}::date, ${days.last_day}::date, '[]') and x.minutes && int4range(${from}, ${to})
    order by t.first_day, t.id limit 1`.execute(db);
  const [trip] = rows;
  return trip ? `${trip.fullname} travels to ${trip.destination} then (${describeDays(trip)}).` : null;
}

/** Leave says of days what it takes of them, as every module above attendance does (decision 124). */
async function clashingLeave(db: Database, { people, days }: Asked): Promise<string | null> {
  const { from, to } = minutesOf(days);
  const { rows } = await sql<{ fullname: string; label: string; day: string; last: string }>`
    select p.fullname, m.modifier ->> 'label' as label, lower(m.during) as day, upper(m.during) - 1 as last
    from attendance.day_modifier m join personnel.person p on p.id = m.personnel_id
    where m.personnel_id = any(${[...people]}::integer[]) and m.modifier ->> 'kind' = 'LEAVE'
      and m.during && daterange(${days.first_day}::date, ${days.last_day}::date, '[]')
      and int4range(case when m.modifier ->> 'covers' = 'PM' then 720 else 0 end, case when m.modifier ->> 'covers' = 'AM' then 720 else 1440 end)
        && int4range(${from}, ${to})
    order by lower(m.during) limit 1`.execute(db);
  const [leave] = rows;
  if (!leave) return null;
  const when = describeDays({ first_day: leave.day, last_day: leave.last, part: 'DAY', from_minute: null, to_minute: null });
  return `${leave.fullname} is on ${leave.label} then (${when}).`;
}
