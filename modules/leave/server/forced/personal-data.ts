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
];
