import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

const PESOS = sql.raw("'FM999,999,999,990.00'");

export const personalDataOfProperty: readonly PersonalDataPart[] = [
  personalDataIn(
    'Property on receipts and slips',
    ['property.paper', 'property.item'],
    ({ personnelId }) => sql`
      select k.type || ' ' || k.number as "Paper", k.dated_on as "Date", case when k.user_id = ${personnelId} then 'User' else 'Accountable' end as "As",
        i.property_no as "Property number", i.article as "Article", to_char(l.amount / 100.0, ${PESOS}) as "Amount", l.state as "State",
        l.note as "Disputed because", k.acknowledged_at as "Acknowledged at", k.void_reason as "Voided because"
      from property.paper k join property.paper_line l on l.paper_id = k.id join property.item i on i.id = l.item_id
      where k.personnel_id = ${personnelId} or k.user_id = ${personnelId} order by k.dated_on, k.id, l.no`,
  ),
  personalDataAtLength(
    'Steps with items of property',
    ['property.step'],
    ({ personnelId, accountId }) => sql`
      select s.at as "At", i.property_no as "Property number", s.action as "Step", s.from_state as "From", s.to_state as "To", s.reason as "Reason"
      from property.step s join property.item i on i.id = s.item_id
      where s.account_id = ${accountId} or s.in_place_of = ${personnelId} or s.holder_id = ${personnelId} order by s.at`,
  ),
  personalDataIn(
    'Deliveries of property recorded',
    ['property.delivery'],
    ({ accountId }) => sql`
      select d.iar_no as "Report", d.dated_on as "Date", d.supplier as "Supplier" from property.delivery d
      where d.recorded_by = ${accountId} order by d.dated_on, d.id`,
  ),
];
