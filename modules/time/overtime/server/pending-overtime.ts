import { sql } from 'kysely';

/** Overtime that is not approved yet, for a month that is to be submitted. */
export const pendingOvertime = sql`
  select personnel_id, daterange(date, date, '[]'), 'Overtime', '/account/overtime/' || authority_id
  from overtime.duty where state in ('FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL')`;
