import { sql } from 'kysely';

/** Requests for a work schedule that are not decided, for a month that is to be submitted. */
export const pendingSchedules = sql`
  select personnel_id, daterange(from_day, last_day, '[]'), 'Work schedule', '/account/work-schedules/' || id
  from rosters.request where state in ('FOR_APPROVAL', 'RETURNED')`;
