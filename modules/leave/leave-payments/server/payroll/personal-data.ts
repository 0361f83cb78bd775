import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfUnpaid: readonly PersonalDataPart[] = [
  personalDataIn(
    'Days without pay listed for payroll',
    ['leave.payroll_line'],
    ({ personnelId }) => sql`
      select half as "List of the half-month from", for_half as "About the half-month from", (leave + absence + late + standing) / 1000.0 as "Days",
        salary / 100.0 as "Salary", pera / 100.0 as "PERA"
      from leave.payroll_line where personnel_id = ${personnelId} order by half, for_half`,
  ),
  personalDataIn(
    'Lists for payroll that the account made',
    ['leave.payroll_list'],
    ({ accountId }) => sql`
      select half as "Half-month from", listed_at as "Listed" from leave.payroll_list where account_id = ${accountId} order by half`,
  ),
  personalDataIn(
    'Long absences of which HR was notified',
    ['leave.long_absence'],
    ({ personnelId }) => sql`
      select kind as "Kind", first_day as "Since", told_on as "Told" from leave.long_absence where personnel_id = ${personnelId} order by told_on`,
  ),
];
