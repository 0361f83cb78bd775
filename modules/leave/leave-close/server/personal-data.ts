import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfCloses: readonly PersonalDataPart[] = [
  personalDataIn(
    'Closed months of leave',
    ['leave.closed_month', 'leave.close_problem', 'leave.close_run'],
    ({ personnelId, accountId }) => sql`
      select c.month as "Month", c.earned / 1000.0 as "Earned", c.late_minutes as "Late (minutes)", c.undertime_minutes as "Undertime (minutes)",
        c.late_with_pay / 1000.0 as "Late with pay", c.late_without_pay / 1000.0 as "Late without pay", c.without_pay / 1000.0 as "Leave without pay",
        c.absences as "Absences", c.closed_at as "Closed",
        (select string_agg(x.message, '; ') from leave.close_problem x join leave.close_run r on r.id = x.run_id
          where x.personnel_id = c.personnel_id and r.month = c.month) as "Not closed because"
      from leave.closed_month c where c.personnel_id = ${personnelId}
      union all
      select r.month, null, null, null, null, null, null, null, r.started_at, 'Started the close' from leave.close_run r where r.account_id = ${accountId}
      order by 1, 9`,
  ),
];
