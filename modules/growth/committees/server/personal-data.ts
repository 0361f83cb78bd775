import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';
import { committeesFrom, nameOfCommittee } from './reach.ts';

export const personalDataOfCommittees: readonly PersonalDataPart[] = [
  personalDataIn(
    'Seats on committees of learning and performance',
    ['committees.seat', 'committees.present'],
    ({ personnelId }) => sql`
      select ${nameOfCommittee} as "Committee", s.role as "Role", s.represents as "Represents", s.order_no as "Order", lower(s.during) as "From",
        upper(s.during) - 1 as "To", (select count(*) from committees.present r where r.seat_id = s.id) as "Meetings attended"
      from ${committeesFrom} join committees.seat s on s.committee_id = c.id where s.personnel_id = ${personnelId} order by lower(s.during)`,
  ),
  personalDataIn(
    'Meetings of committees',
    ['committees.item', 'committees.meeting_step'],
    ({ personnelId, accountId }) => sql`
      select m.date as "Meeting", i.title as "What", i.decision_words as "Decision", i.remarks as "Remarks",
        case when i.decided_by = ${accountId} then 'Recorded the decision' else 'It concerned this person' end as "As"
      from committees.item i join committees.meeting m on m.id = i.meeting_id left join requests.request r on r.id = i.request_id
      where i.decided_by = ${accountId} or r.owner_id = ${personnelId}
      union all
      select m.date, s.action, s.to_state, s.reason, 'Took this step'
      from committees.meeting_step s join committees.meeting m on m.id = s.meeting_id
      where s.account_id = ${accountId} or s.in_place_of = ${personnelId} order by 1`,
  ),
];
