import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfForcedLeave: readonly PersonalDataPart[] = [
  personalDataIn(
    'Forced leave',
    ['leave.forced_plan', 'leave.forced_day', 'leave.forced_notice'],
    ({ personnelId }) => sql`
      select f.year as "Year", f.state as "State", f.dates as "Dates asked for",
        (select string_agg(d.date || coalesce(' (cancelled: ' || d.cancelled_by || ')', ''), ', ' order by d.date) from leave.forced_day d where d.plan_id = f.id) as "Approved",
        (select string_agg(n.what || ' ' || n.date, ', ' order by n.date) from leave.forced_notice n where n.personnel_id = f.personnel_id) as "Told of"
      from leave.forced_plan f where f.personnel_id = ${personnelId} order by f.year, f.id`,
  ),
  personalDataIn(
    'Ends of years of leave',
    ['leave.year_problem', 'leave.year_run'],
    ({ personnelId, accountId }) => sql`
      select r.year as "Year", r.started_at as "Run", x.message as "Not ended because" from leave.year_problem x join leave.year_run r on r.id = x.run_id
      where x.personnel_id = ${personnelId}
      union all
      select r.year, r.started_at, 'Started the end of the year' from leave.year_run r where r.account_id = ${accountId} order by 1, 2`,
  ),
];
