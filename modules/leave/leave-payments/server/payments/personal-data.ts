import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPayments: readonly PersonalDataPart[] = [
  personalDataIn(
    'Leave credits paid in money',
    ['leave.payment', 'leave.payment_paper'],
    ({ personnelId }) => sql`
      select basis as "Basis", state as "State", vl / 1000.0 as "Days of vacation leave", sl / 1000.0 as "Days of sick leave", purpose as "Purpose",
        reason as "Reason", last_day as "Last day of service", to_char(monthly / 100.0, 'FM999,999,990.00') as "Highest monthly salary",
        to_char(value / 100.0, 'FM999,999,990.00') as "Value", certified_on as "Certified", approved_on as "Approved", fund_source as "Fund source",
        voucher as "Voucher",
        (select string_agg(r.name || coalesce(' (' || r.verdict || ')', ''), '; ' order by r.no) from leave.payment_paper r where r.payment_id = p.id) as "Papers"
      from leave.payment p where personnel_id = ${personnelId} order by id`,
  ),
];
