import { sql } from 'kysely';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import { matching } from '@talaan/kernel/server/lists/read-rows.ts';
import type { nextToCheck as endpoint } from '../../contract/queue.ts';
import { checkingRows } from './checking-rows.ts';

/** The one behind the sheet that was looked at last, at the end of the queue the first again; what others check is passed over. */
export async function nextToCheck(call: Call<Record<string, never>, QueryOf<typeof endpoint>>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, query } = call;
  const queue = await checkingRows.define(call);
  const { rows } = await sql<{ personnel_id: number; waiting: number }>`
    select s.personnel_id, count(*) over ()::integer as waiting from ${queue.from}
    where ${matching(queue, query)} and (s.state = 'SUBMITTED' or s.checker_id = ${actor.accountId})
      and s.personnel_id is distinct from ${query.after ?? null}::integer
    order by (r.filed_at, s.personnel_id) <= (
      select b.filed_at, l.personnel_id from pds.sheet l join requests.request b on b.id = l.request_id where l.personnel_id = ${query.after ?? null}::integer) nulls first,
      r.filed_at, s.personnel_id limit 1`.execute(db);
  return { personnel_id: rows[0]?.personnel_id ?? null, waiting: rows[0]?.waiting ?? 0 };
}
