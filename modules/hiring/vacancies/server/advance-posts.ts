import { sql } from 'kysely';
import { OWN_RIGHT } from '@talaan/kernel/server/acting.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { clockSteps } from '../rules/state-by-clock.ts';
import type { PostState } from '../workflow.ts';
import { postLog } from './post-log.ts';

export interface AdvancedPost {
  id: number;
  code: string;
  title: string;
  from: PostState;
  to: PostState;
}

/** Moves posts whose stored state is behind the clock, all or those named, each by the steps of the flow; returns what moved. Safe to run at once from two sides. */
export async function advancePosts(
  { db, now, requestId }: Pick<Call, 'db' | 'now' | 'requestId'>,
  ids?: readonly number[],
): Promise<AdvancedPost[]> {
  const moment = now.toString();
  const { rows } = await sql<AdvancedPost>`
    with due as (
      select v.id from vacancies.post v
      where v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') and (${ids === undefined} or v.id = any(${[...(ids ?? [])]}::integer[]))
        and vacancies.state_at(v.state, v.closes_at, v.valid_until, ${moment}::timestamptz) <> v.state
      order by v.id for no key update)
    select v.id, v.code, v.title, v.state as from, vacancies.state_at(v.state, v.closes_at, v.valid_until, ${moment}::timestamptz) as to
    from vacancies.post v join due on due.id = v.id order by v.id`.execute(db);
  const steps = rows.flatMap(({ id, from, to }) => clockSteps(from, to).map((step) => ({ id, ...step, place: OWN_RIGHT })));
  await postLog.append({ db, now, requestId, actor: NOBODY }, steps);
  const expired = rows.filter(({ to }) => to === 'EXPIRED').map(({ id }) => id);
  if (expired.length > 0) await sql`update vacancies.post_item set is_live = false where post_id = any(${expired}::integer[])`.execute(db);
  return rows;
}
