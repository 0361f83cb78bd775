import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfHiring: readonly PersonalDataPart[] = [
  personalDataIn(
    'Requests to hire',
    ['hiring.request'],
    ({ personnelId }) => sql`
      select q.number as "Request", o.fullname as "Office", t.name as "Position", q.needed as "Number", q.kind as "Kind", q.reason as "Reason",
        q.vice as "Vice", q.justification as "Justification", q.needed_by as "Needed by", q.state as "State"
      from hiring.request q join organization.office_view o on o.id = q.office_id join organization.position_view t on t.id = q.position_id
      where q.requester_id = ${personnelId} order by q.id`,
  ),
];
