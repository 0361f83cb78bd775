import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfAppointing: readonly PersonalDataPart[] = [
  personalDataIn(
    'Appointments that were prepared',
    ['appointing.appointment', 'appointing.paper', 'appointing.alert', 'appointing.rai_row'],
    ({ personnelId }) => sql`
      select t.name as "Position", o.fullname as "Office", a.form as "Form", a.state as "State", a.issued_on as "Issued", a.received_on as "Received",
        a.oath_on as "Oath", a.assumed_on as "Assumed duty", to_char(a.salary / 100.0, 'FM999,999,990.00') as "Salary", a.csc_number as "Number of the CSC",
        (select string_agg(f.label || coalesce(', ' || f.received_on::text, ''), '; ' order by f.place) from appointing.paper f where f.appointment_id = a.id) as "Papers",
        (select to_char(r.month, 'YYYY-MM') from appointing.rai_row r where r.appointment_id = a.id) as "Reported in",
        (select count(*) from appointing.alert l where l.appointment_id = a.id) as "Reminders"
      from appointing.appointment a join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id
      where a.personnel_id = ${personnelId} order by a.id`,
  ),
  personalDataIn(
    'Steps taken with appointments and their reports',
    ['appointing.step', 'appointing.rai_step'],
    ({ personnelId, accountId }) => sql`
      select 'Appointment ' || appointment_id as "Record", action as "Step", at as "At", reason as "Reason" from appointing.step
      where account_id = ${accountId} or in_place_of = ${personnelId}
      union all
      select 'Report of ' || to_char(month, 'YYYY-MM'), action, at, reason from appointing.rai_step
      where account_id = ${accountId} or in_place_of = ${personnelId} order by 3`,
  ),
];
