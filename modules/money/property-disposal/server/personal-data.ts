import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfDisposal: readonly PersonalDataPart[] = [
  personalDataIn(
    'Reports of unserviceable property',
    ['property_disposal.report', 'property_disposal.member', 'property_disposal.act', 'property_disposal.line'],
    ({ personnelId, accountId }) => sql`
      select e.type || ' ' || e.number as "Report", e.as_at as "As at", e.state as "State", m.role as "In the committee", e.officer_id = ${personnelId} as "Accountable officer",
        e.approver_id = ${personnelId} as "Approved it", e.made_by = ${accountId} as "Drafted it",
        (select count(*) from property_disposal.line l where l.report_id = e.id and l.inspected_by = ${accountId}) as "Items inspected",
        (select count(*) from property_disposal.act a where a.report_id = e.id and a.recorded_by = ${accountId}) as "Disposals recorded"
      from property_disposal.report e left join property_disposal.member m on m.report_id = e.id and m.personnel_id = ${personnelId}
      where m.personnel_id is not null or ${personnelId} in (e.officer_id, e.approver_id) or e.made_by = ${accountId}
        or exists (select from property_disposal.line l where l.report_id = e.id and l.inspected_by = ${accountId})
        or exists (select from property_disposal.act a where a.report_id = e.id and a.recorded_by = ${accountId}) order by e.as_at, e.id`,
  ),
  personalDataIn(
    'Gate passes and borrower’s slips',
    ['property_disposal.slip', 'property_disposal.slip_item'],
    ({ personnelId, accountId }) => sql`
      select s.type as "Slip", s.number as "Number", s.dated_on as "Date", i.property_no as "Property number", i.article as "Article",
        case when s.person_id = ${personnelId} then 'Has the items' when s.under_id = ${personnelId} then 'Responsible' else 'Made it' end as "As",
        s.destination as "Destination", s.reason as "Reason", s.expected_on as "Expected back", l.returned_on as "Came back", l.condition as "Condition"
      from property_disposal.slip s join property_disposal.slip_item l on l.slip_id = s.id join property.item i on i.id = l.item_id
      where ${personnelId} in (s.person_id, s.under_id) or s.made_by = ${accountId} order by s.dated_on, s.id, l.no`,
  ),
];
