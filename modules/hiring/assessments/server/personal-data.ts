import { sql } from 'kysely';
import { personalDataIn } from '@talaan/kernel/server/personal-data-part.ts';

export const assessmentsPersonalData = [
  personalDataIn(
    'Assessment of applications',
    [
      'assessments.ranked',
      'assessments.credit',
      'assessments.preference',
      'assessments.tie_vote',
      'assessments.recommended',
      'assessments.selection',
    ],
    ({ personnelId }) => sql`
      select a.reference as "Application", v.title as "Post", k.total / 100.0 as "Total", k.preference / 100.0 as "Preference",
        (select string_agg(f.name || ': ' || c.points / 100.0, '; ' order by f.place) from assessments.credit c join assessments.factor f on f.id = c.factor_id
          where c.application_id = a.id) as "From the file",
        u.number as "Recommended by resolution", e.decided_on as "Chosen on"
      from applicants.application a join vacancies.post v on v.id = a.post_id
        left join lateral (select k.* from assessments.ranked k join assessments.ranking g on g.id = k.ranking_id and g.frozen_at is not null where k.application_id = a.id) k on true
        left join assessments.recommended m on m.application_id = a.id left join assessments.resolution u on u.id = m.resolution_id
        left join assessments.selection e on e.application_id = a.id
      where a.personnel_id = ${personnelId} and (k.ranking_id is not null or exists (select from assessments.credit c where c.application_id = a.id)) order by a.id`,
  ),
  personalDataIn(
    'Assessment sheets filled as a member of a board',
    ['assessments.sheet', 'assessments.rating', 'assessments.absence'],
    ({ personnelId }) => sql`
      select v.code as "Post", count(*) as "Sheets", max(h.submitted_at) as "Last submitted"
      from assessments.sheet h join vacancies.post v on v.id = h.post_id where h.personnel_id = ${personnelId} group by v.id, v.code order by v.id`,
  ),
  personalDataIn(
    'Work on assessments with the account',
    [
      'assessments.form',
      'assessments.assessment',
      'assessments.absence',
      'assessments.sheet_step',
      'assessments.credit',
      'assessments.tie_vote',
      'assessments.ranking',
      'assessments.resolution',
      'assessments.selection',
    ],
    ({ personnelId, accountId }) => sql`
      select * from (
        select created_at as "At", 'Assessment form ' || name as "What" from assessments.form where created_by = ${accountId}
        union all select set_at, 'Form of a post set' from assessments.assessment where set_by = ${accountId}
        union all select recorded_at, 'Absence recorded' from assessments.absence where recorded_by = ${accountId}
        union all select at, 'Sheet: ' || action from assessments.sheet_step where account_id = ${accountId} or in_place_of = ${personnelId}
        union all select max(entered_at), count(*) || ' figures entered' from assessments.credit where entered_by = ${accountId} having count(*) > 0
        union all select recorded_at, 'Vote recorded' from assessments.tie_vote where recorded_by = ${accountId}
        union all select made_at, 'Ranking made' from assessments.ranking where made_by = ${accountId}
        union all select recorded_at, 'Resolution ' || number from assessments.resolution where recorded_by = ${accountId}
        union all select recorded_at, 'Choice recorded' from assessments.selection where recorded_by = ${accountId}) done
      order by 1`,
  ),
];
