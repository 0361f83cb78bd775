import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportMyPosts, listMyPosts } from '../contract/sheets.ts';
import { IS_TO_SCORE, isLeft } from './cannot-rate.ts';
import { LEVEL_OF_POST } from './read-board.ts';

/** The posts on whose board the caller sits today. */
export const myPostRows = rows(listMyPosts, exportMyPosts, 'posts', ({ actor, query, today, now }) => {
  const applicants = sql`(select count(*)::integer from applicants.application a where a.post_id = v.id and not a.gave_way and ${IS_TO_SCORE})`;
  const seat = { seat_id: sql`s.id`, vote_seat_id: sql`r.id`, votes: sql`(r.votes and (r.level is null or r.level = ${LEVEL_OF_POST}))` };
  const isDeliberated = sql`vacancies.state_at(v.state, v.closes_at, v.valid_until, ${now.toString()}::timestamptz) in ('CLOSED', 'VALID', 'NEAR_EXPIRY')`;
  const toScore = sql`case when ${isDeliberated} then (
    select count(*)::integer from applicants.application a left join assessments.sheet h on h.application_id = a.id and h.seat_id = r.id
    where a.post_id = v.id and not a.gave_way and ${isLeft(actor, seat)}) else 0 end`;
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
