import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { postFlow, type PostAction, type PostState } from '../workflow.ts';

export interface PostMove {
  id: number;
  action: PostAction;
  from: PostState;
  to: PostState;
}

/** Writes steps of posts in the order given, several of one post one after the other, and leaves each post in the state of its last. */
export async function writePostSteps(
  { db, actor, now, requestId }: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>,
  moves: readonly PostMove[],
  reason = '',
  after: Record<string, unknown> = {},
): Promise<void> {
  if (moves.length === 0) return;
  const column = <K extends keyof PostMove>(key: K) => moves.map((move) => move[key]);
  await sql`
    with moved as (
      select *, row_number() over (partition by id order by at) as place, count(*) over (partition by id) as most
      from unnest(${column('id')}::integer[], ${column('action')}::text[], ${column('from')}::text[], ${column('to')}::text[]) with ordinality as m (id, action, from_state, to_state, at)
    ), changed as (
      update vacancies.post v set state = m.to_state, since = ${now.toString()} from moved m where v.id = m.id and m.place = m.most
    )
    insert into vacancies.post_step (post_id, no, action, from_state, to_state, at, account_id, reason)
    select m.id, coalesce((select max(s.no) from vacancies.post_step s where s.post_id = m.id), 0) + m.place, m.action, m.from_state, m.to_state,
      ${now.toString()}, ${actor.accountId || null}, ${reason}
    from moved m`.execute(db);
  await recordChanges(
    { db, actor, now, requestId },
    moves.map(({ id, action, from, to }) => ({
      action: `${postFlow.steps[action].label}: job post`,
      subject: `vacancies.post:${id}`,
      before: { state: from },
      after: { state: to, ...(reason && { reason }), ...after },
    })),
  );
}
