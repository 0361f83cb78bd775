import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfService: readonly PersonalDataPart[] = [
  personalDataIn(
    'Government service elsewhere',
    ['service.outside_service'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", designation as "Designation", status as "Status", agency as "Agency",
        to_char(monthly_salary / 100.0, 'FM999,999,990.00') as "Monthly salary", absences as "Absences", separation_cause as "Left because"
      from service.outside_service where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Certificates of employment',
    ['service.certificate'],
    ({ personnelId }) => sql`
      select (select r.filed_at from requests.request r where r.id = c.id) as "Asked for", kind as "Kind", purpose as "Purpose", copies as "Copies", state as "State",
        control_number as "Control number", prepared_on as "Prepared"
      from service.certificate c where personnel_id = ${personnelId} order by id`,
  ),
];
