import { sql } from 'kysely';

/** Appeals that are not decided, for a month that is to be submitted. */
export const pendingAppeals = sql`
  select personnel_id, daterange(date, date, '[]'), 'Time-log appeal', '/account/time-log-appeals/' || id
  from appeals.appeal where state in ('SUBMITTED', 'RETURNED', 'ENDORSED')`;
