import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { countAudience as endpoint } from '../contract.ts';
import { serving } from './place.ts';
import { requireReach } from './reach.ts';

/** How many a circular would go to, before it is posted. Errors: 422 for an audience beyond one's reach. */
export async function countAudience(call: CallOf<typeof endpoint>): Promise<{ people: number }> {
  const { db, actor, query, today } = call;
  await requireReach(db, actor, query.line);
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from ${serving(today)}
    where exists (
      select from jsonb_to_recordset(${JSON.stringify(query.line)}::jsonb) as u (campus_id integer, office_id integer, track text)
        left join organization.office_view w on w.id = u.office_id
      where (u.campus_id is null or u.campus_id = o.campus_id)
        and (u.office_id is null or o.tree_from between w.tree_from and w.tree_to)
        and (u.track is null or u.track = t.track))`.execute(db);
  return rows[0]!;
}
