import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfRequests: readonly PersonalDataPart[] = [
  personalDataIn(
    'Requests',
    ['requests.request', 'requests.party'],
    ({ personnelId, accountId }) => sql`
      select r.filed_at as "Filed", r.kind as "Kind", case when r.owner_id = ${personnelId} then coalesce(r.private_title, r.title) else r.title end as "Subject", r.state as "State", r.due_on as "Due"
      from requests.request r where r.owner_id = ${personnelId} or r.filed_by = ${accountId}
        or exists (select from requests.party x where x.request_id = r.id and x.personnel_id = ${personnelId}) order by r.id`,
  ),
  personalDataIn(
    'Steps in requests',
    ['requests.step', 'requests.stage'],
    ({ personnelId, accountId }) => sql`
      select s.at as "When", r.kind as "Kind", r.title as "Subject", s.action as "Step", a.name as "By", s.remarks as "Remarks",
        (select f.name from kernel.file f where f.id = s.file_id) as "File"
      from requests.step s join requests.request r on r.id = s.request_id left join identity.account_view a on a.id = s.account_id
      where s.owner_id = ${personnelId} or s.personnel_id = ${personnelId} or s.in_place_of = ${personnelId} or s.account_id = ${accountId}
      order by s.request_id, s.no`,
  ),
  personalDataIn(
    'Committees whose requests one has',
    ['requests.sitting'],
    ({ personnelId }) => sql`
      select committee as "Committee", (select o.fullname from organization.office_view o where o.id = office_id) as "Office", is_secretary as "Secretary",
        lower(during) as "From", upper(during) - 1 as "To"
      from requests.sitting where personnel_id = ${personnelId} order by during`,
  ),
  personalDataIn(
    'Absences noted for requests',
    ['requests.absence', 'requests.seat'],
    ({ personnelId }) => sql`
      select lower(during) as "From", upper(during) - 1 as "To", cause as "Cause" from requests.absence where personnel_id = ${personnelId} order by during`,
  ),
];
