import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** An applicant whom the appointing authority chose, with what the back of CS Form No. 33 certifies. */
export interface Selected {
  application_id: number;
  personnel_id: number;
  state: string;
  rank: number;
  /** Total with points of preference, in hundredths. */
  score: number;
  is_deep: boolean;
  is_outside: boolean;
  reason: string;
  decided_on: string;
  decided_by: string;
  /** The resolution by which they were recommended; that of the list where they were chosen outside it. */
  resolution_number: string;
  resolution_date: string;
  chair: string;
  /** The name and title of the board. */
  board: string;
}

/** The applicants for a post whose selection holds, in the order of rank. */
export async function selectedOf(db: Database, postId: number): Promise<Selected[]> {
  const { rows } = await sql<Selected>`
    select a.id as application_id, a.personnel_id, a.state, k.rank, k.total + k.preference as score, e.is_deep, e.is_outside, e.reason, e.decided_on::text, e.decided_by,
      u.number as resolution_number, u.dated::text as resolution_date, coalesce(c.fullname, '') as chair, coalesce(b.name, '') as board
    from applicants.application a join assessments.selection e on e.application_id = a.id
      join assessments.ranking g on g.post_id = a.post_id and g.frozen_at is not null
      join assessments.ranked k on k.ranking_id = g.id and k.application_id = a.id
      left join assessments.recommended m on m.application_id = a.id
      join assessments.resolution u on u.id = coalesce(m.resolution_id, (select min(f.id) from assessments.resolution f where f.post_id = a.post_id))
      left join boards.sitting t on t.post_id = a.post_id left join boards.board b on b.id = t.board_id
      left join lateral (
        select p.fullname from boards.seat s join personnel.person_view p on p.id = s.personnel_id
        where s.board_id = t.board_id and s.role = 'chair' and s.alternate_for_id is null and s.during @> u.dated order by s.id limit 1
      ) c on true
    where a.post_id = ${postId} and a.state in ('SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT', 'APPOINTED', 'ASSUMED')
    order by k.rank, a.id`.execute(db);
  return rows;
}
