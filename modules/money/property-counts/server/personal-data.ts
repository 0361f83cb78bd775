import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfCounts: readonly PersonalDataPart[] = [
  personalDataIn(
    'Physical counts of property',
    ['property_counts.campaign', 'property_counts.member'],
    ({ personnelId, accountId }) => sql`
      select c.kind as "Property", c.fund_code as "Fund cluster", c.as_at as "As at", m.role as "In the committee", c.officer_id = ${personnelId} as "Accountable officer",
        c.opened_by = ${accountId} as "Opened it", c.closed_by = ${accountId} as "Closed it"
      from property_counts.campaign c left join property_counts.member m on m.campaign_id = c.id and m.personnel_id = ${personnelId}
      where m.personnel_id is not null or c.officer_id = ${personnelId} or ${accountId} in (c.opened_by, c.closed_by) order by c.as_at, c.id`,
  ),
  personalDataAtLength(
    'Property that you counted, and differences that you decided',
    ['property_counts.scan', 'property_counts.difference'],
    ({ accountId }) => sql`
      select s.at as "At", coalesce(nullif(s.given, ''), s.article) as "What", s.room as "Room", s.way as "How", s.condition as "Condition", s.note as "Note"
      from property_counts.scan s where s.account_id = ${accountId}
      union all
      select d.decided_at, d.kind, d.card_room, d.decision, '', d.reason from property_counts.difference d where d.decided_by = ${accountId} order by 1`,
  ),
];
