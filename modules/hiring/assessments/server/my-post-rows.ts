import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportMyPosts, listMyPosts } from '../contract/sheets.ts';
import { LEVEL_OF_POST } from './read-board.ts';

/** Applications whose sheets are filled now. */
export const TO_SCORE_STATES: readonly string[] = ['FOR_INTERVIEW', 'INTERVIEWED'];

/** The posts on whose board the caller sits today. */
export const myPostRows = rows(listMyPosts, exportMyPosts, 'posts', ({ actor, query, today }) => {
  const applicants = sql`(select count(*)::integer from applicants.application a where a.post_id = v.id and a.state = any(${[...TO_SCORE_STATES]}::text[]))`;
  const toScore = sql`case when r.votes and (r.level is null or r.level = ${LEVEL_OF_POST}) then (
    select count(*)::integer from applicants.application a where a.post_id = v.id and a.state = any(${[...TO_SCORE_STATES]}::text[])
      and not exists (select from boards.inhibition i where i.seat_id = s.id and i.application_id = a.id and i.is_inhibited)
      and not exists (select from assessments.absence b where b.post_id = v.id and b.seat_id = r.id)
      and not exists (select from assessments.sheet h where h.application_id = a.id and h.seat_id = r.id and h.state in ('SUBMITTED', 'LOCKED'))
  ) else 0 end`;
  return {
    from: sql`boards.sitting t join boards.seat s on s.board_id = t.board_id and s.during @> ${today}::date
      join boards.seat r on r.id = coalesce(s.alternate_for_id, s.id)
      join vacancies.post v on v.id = t.post_id join organization.office_view o on o.id = v.office_id`,
    columns: {
      id: 'v.id',
      code: 'v.code',
      title: 'v.title',
      office: 'o.acronym',
      board: 'v.board',
      role: sql`case when s.alternate_for_id is not null then 'alternate' else r.role end`,
      closes_at: sql`to_char(v.closes_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      applicants,
      to_score: toScore,
    },
    reach: sql<boolean>`s.personnel_id = ${actor.personnelId}::integer and (${query.show === 'all'}::boolean or v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY'))`,
    search: [sql`v.plain_title`],
    sort: { title: 'v.title', closes_at: 'v.closes_at', to_score: toScore, applicants },
    unsorted: '-to_score',
    filters: { show: () => sql<boolean>`true` },
    sheet: {
      name: 'Posts to assess',
      cells: {
        Code: (row) => row.code,
        Post: (row) => row.title,
        Office: (row) => row.office,
        'Applicants to assess': (row) => row.applicants,
        'To score': (row) => row.to_score,
      },
    },
  };
});
