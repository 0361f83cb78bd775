import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfBooks: readonly PersonalDataPart[] = [
  personalDataIn(
    'Reports of semi-expendable property issued',
    ['property_books.rspi'],
    ({ accountId }) => sql`
      select r.number as "Serial no.", to_char(r.month, 'YYYY-MM') as "Month", r.issued_at as "Issued", r.issued_by = ${accountId} as "Issued it",
        r.voided_by = ${accountId} as "Voided it", r.void_reason as "Reason"
      from property_books.rspi r where ${accountId} in (r.issued_by, r.voided_by) order by r.issued_at`,
  ),
];
