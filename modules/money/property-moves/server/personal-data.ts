import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfMoves: readonly PersonalDataPart[] = [
  personalDataIn(
    'Transfers, returns and losses of property',
    ['property.move', 'property.move_item', 'property.transfer', 'property.report', 'property.loss', 'property.loss_file'],
    ({ personnelId, accountId }) => sql`
      select m.kind as "Kind", m.filed_at as "Filed", m.state as "State", i.property_no as "Property number", i.article as "Article",
        case when t.receiver_id = ${personnelId} then 'Receiver' when m.personnel_id = ${personnelId} then 'Accountable' else 'Filed it' end as "As",
        m.reason as "Reason", m.witnesses as "Witnesses", e.type || ' ' || e.number as "Paper", d.nature as "Nature of the loss", d.lost_on as "Lost on",
        d.discovered_on as "Discovered on", d.place as "Place", d.police_station as "Police station", d.notary as "Notary",
        d.identity_paper as "Identity paper", d.decision_no as "Decision", (select count(*) from property.loss_file f where f.move_id = m.id) as "Files"
      from property.move m join property.move_item l on l.move_id = m.id join property.item i on i.id = l.item_id left join property.transfer t on t.move_id = m.id
        left join property.loss d on d.move_id = m.id left join property.report e on e.id = l.report_id
      where m.personnel_id = ${personnelId} or t.receiver_id = ${personnelId} or m.filed_by = ${accountId} or e.made_by = ${accountId} order by m.id, l.no`,
  ),
  personalDataIn(
    'Notices to custodians about property when leaving',
    ['property.leaver'],
    ({ personnelId }) => sql`
      select cause as "Cause", day as "Day", told_at as "Told" from property.leaver where personnel_id = ${personnelId} order by told_at`,
  ),
];
