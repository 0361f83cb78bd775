import { sql } from 'kysely';
import { personalDataAtLength, type PersonalDataPart } from '@talaan/kernel/server/personal-data-part.ts';

export const personalDataOfPosts: readonly PersonalDataPart[] = [
  personalDataAtLength(
    'Job posts that you made',
    ['vacancies.post'],
    ({ accountId }) => sql`
      select code as "Job post", title as "Position", created_at as "Made at" from vacancies.post where created_by = ${accountId} order by id`,
  ),
  personalDataAtLength(
    'Steps that were taken with job posts, by you or in your place',
    ['vacancies.post_step'],
    ({ personnelId, accountId }) => sql`
      select v.code as "Job post", s.action as "Step", s.at as "At", s.reason as "Reason"
      from vacancies.post_step s join vacancies.post v on v.id = s.post_id where s.account_id = ${accountId} or s.in_place_of = ${personnelId} order by s.at, s.post_id, s.no`,
  ),
];
