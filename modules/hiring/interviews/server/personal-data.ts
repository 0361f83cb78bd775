import { sql } from 'kysely';
import { personalDataIn, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfInterviews: readonly PersonalDataPart[] = [
  personalDataIn(
    'Examinations and interviews as an applicant',
    ['interviews.slot'],
    ({ personnelId }) => sql`
      select v.code as "Post", s.kind as "Kind", lower(l.during) as "From", upper(l.during) as "To", l.state as "State", l.answered_at as "Answered",
        l.reason as "Reason", l.preferred_on as "Preferred day"
      from interviews.slot l join interviews.session s on s.id = l.session_id join vacancies.post v on v.id = s.post_id
      where l.personnel_id = ${personnelId} order by lower(l.during)`,
  ),
  personalDataIn(
    'Panels of examinations and interviews',
    ['interviews.panel', 'interviews.session'],
    ({ personnelId, accountId }) => sql`
      select v.code as "Post", s.kind as "Kind", s.day as "Day", 'Sat on the panel' as "What"
      from interviews.panel n join interviews.session s on s.id = n.session_id join vacancies.post v on v.id = s.post_id
      where n.personnel_id = ${personnelId}
      union all
      select v.code, s.kind, s.day, 'Drew the session' from interviews.session s join vacancies.post v on v.id = s.post_id
      where s.created_by = ${accountId} order by 3`,
  ),
];
