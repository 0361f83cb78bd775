import { sql } from 'kysely';

/** Travel and pass slips that are not decided, for a month that is to be submitted. */
export const pendingTravel = sql`
  select g.personnel_id, daterange(t.first_day, t.last_day, '[]'), 'Official business travel', '/account/ob?trip=' || t.id
  from travel.trip t join travel.traveler g on g.trip_id = t.id where t.state in ('SUBMITTED', 'RECOMMENDED', 'RETURNED')
  union all
  select personnel_id, daterange(date, date, '[]'), 'Pass slip', '/account/ob?list=slips&slip=' || id from travel.pass_slip where state = 'SUBMITTED'`;
