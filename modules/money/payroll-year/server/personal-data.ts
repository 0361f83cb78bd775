import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfYear: readonly PersonalDataPart[] = [
  personalDataIn(
    'Pay of former employers',
    ['payroll_year.former_employer'],
    ({ personnelId }) => sql`
      select year as "Year", name as "Employer", to_char(taxable / 100.0, 'FM999,999,999,990.00') as "Taxable",
        to_char(withheld / 100.0, 'FM999,999,999,990.00') as "Tax withheld"
      from payroll_year.former_employer where personnel_id = ${personnelId} order by year`,
  ),
];
