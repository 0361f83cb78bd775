import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

export interface Inhibition {
  seat_id: number;
  application_id: number;
  cause: 'relative' | 'candidate' | 'rival' | 'other';
}

/**
 * Who of the board of a post does not take part for which application: what members declared, and (as 'candidate', for all applications
 * of the post) those who apply for it themselves, whether they declared it or not.
 */
export async function inhibitionsOf(db: Database, postId: number): Promise<Inhibition[]> {
  const { rows } = await sql<Inhibition>`
    with own as (
      select s.id as seat_id from boards.sitting t join boards.seat s on s.board_id = t.board_id
      where t.post_id = ${postId} and exists (
        select from applicants.application a
        where a.post_id = ${postId} and a.personnel_id = s.personnel_id and a.state not in ('DRAFT', 'WITHDRAWN'))
    )
    select o.seat_id, a.id as application_id, 'candidate' as cause from own o, applicants.application a where a.post_id = ${postId} and a.state <> 'DRAFT'
    union all
    select i.seat_id, i.application_id, i.cause from boards.inhibition i join applicants.application a on a.id = i.application_id
      join boards.sitting t on t.post_id = a.post_id join boards.seat s on s.id = i.seat_id and s.board_id = t.board_id
    where a.post_id = ${postId} and i.is_inhibited and i.seat_id not in (select seat_id from own)
    order by application_id, seat_id`.execute(db);
  return rows;
}
