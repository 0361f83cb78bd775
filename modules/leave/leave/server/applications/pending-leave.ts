import { sql } from 'kysely';

/** Applications that are not decided, for a month that is to be submitted. The title of a confidential kind is neutral. */
export const pendingLeave = sql`
  select a.personnel_id, daterange(a.first_day, a.last_day, '[]'), r.title, '/account/leave-Application?leave=' || a.id
  from leave.application a join requests.request r on r.id = a.id where a.state in ('SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'RETURNED')`;
