import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfContracts: readonly PersonalDataPart[] = [
  personalDataIn(
    'Job orders and contracts of service',
    ['contracts.contract'],
    ({ personnelId }) => sql`
      select c.number as "Contract", lower(c.during) as "From", upper(c.during) - 1 as "To", o.fullname as "Office", c.role as "Role",
        to_char(c.rate / 100.0, 'FM999,999,990.00') as "Rate", c.rate_kind as "Paid", c.premium as "Premium in percent", c.fund_source as "Fund",
        c.allows_unpaid_absence as "Allows absence without pay", c.wellness_days as "Days of wellness leave", c.duties as "Duties", c.state as "State"
      from contracts.contract c join organization.office_view o on o.id = c.office_id where c.personnel_id = ${personnelId} order by c.during`,
  ),
];
