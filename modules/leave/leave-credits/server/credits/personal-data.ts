import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfCredits: readonly PersonalDataPart[] = [
  personalDataIn(
    'Service credits granted',
    ['leave.service_grant'],
    ({ personnelId }) => sql`
      select order_no as "Order", activity as "Work", lower(worked) as "From", upper(worked) - 1 as "To", minutes as "Minutes",
        granted / 1000.0 as "Credits", lost / 1000.0 as "Above the limit", granted_on as "Granted", withdrawn_because as "Taken back"
      from leave.service_grant where personnel_id = ${personnelId} order by granted_on, id`,
  ),
];
