import { sql } from 'kysely';
import { personalDataAtLength, personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfFundSources: readonly PersonalDataPart[] = [
  personalDataIn(
    'Fund sources that pay the service',
    ['fund_sources.charge'],
    ({ personnelId }) => sql`
      select s.year as "Year", s.name as "Fund source", c.title as "Position or contract", lower(c.during) as "From", upper(c.during) - 1 as "To",
        to_char(coalesce(sum(e.to_pay + e.paid), 0) / 100.0, 'FM999,999,990.00') as "Obligated",
        to_char(coalesce(sum(e.paid), 0) / 100.0, 'FM999,999,990.00') as "Paid", c.freed_because as "Freed"
      from fund_sources.charge c join fund_sources.source s on s.id = c.source_id left join fund_sources.posting q on q.charge_id = c.id
        left join fund_sources.entry e on e.posting_id = q.id
      where c.personnel_id = ${personnelId} group by c.id, s.id order by s.year, c.id`,
  ),
  personalDataIn(
    'Fund sources set up',
    ['fund_sources.source'],
    ({ accountId }) => sql`
      select year as "Year", name as "Fund source", made_at as "Set up" from fund_sources.source where made_by = ${accountId} order by made_at`,
  ),
  personalDataAtLength(
    'Postings to fund sources',
    ['fund_sources.posting'],
    ({ accountId }) => sql`
      select s.name as "Fund source", q.cause as "What", q.reference as "Reference", q.posted_at as "Posted"
      from fund_sources.posting q join fund_sources.source s on s.id = q.source_id where q.posted_by = ${accountId} order by q.id`,
  ),
];
