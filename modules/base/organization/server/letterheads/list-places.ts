import { sql } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { LetterheadPlace } from '../../contract/letterheads.ts';
import { officeInReach, OFFICES } from './place.ts';

/** The places whose letterheads the caller may change: university, campuses, then the offices in the order of the tree. */
export async function listPlaces(call: Call): Promise<{ places: LetterheadPlace[] }> {
  const { db, actor, today } = call;
  const scopes = scopesWithin(actor, ['OFFICEHEADER']);
  const reachesAll = scopes.some(({ kind }) => kind === 'all');
  const campuses = scopes.flatMap((scope) => (scope.kind === 'campus' ? [scope.campusId] : []));
  const { rows } = await sql<LetterheadPlace>`
    select p.place, p.name, p.acronym, p.depth, p.campus_id,
      exists (select from organization.letterhead l where l.place = p.place and l.during @> ${today}::date) as has_own
    from (
      select 0 as kind, 0 as rank, 'university' as place, u.name, '' as acronym, 0 as depth, null::integer as campus_id
      from organization.university u where ${reachesAll}
      union all
      select 1, c.id, 'campus ' || c.id, c.name, c.acronym, 0, c.id
      from organization.campus c where ${reachesAll} or c.id = any(${campuses})
      union all
      select 2, o.tree_from, 'office ' || o.id, o.fullname, o.acronym,
        (select count(*)::integer from organization.office up where up.tree_from < o.tree_from and o.tree_from <= up.tree_to), o.campus_id
      from ${OFFICES} o where o.is_active and ${officeInReach(call)}
    ) p
    order by p.kind, p.rank`.execute(db);
  return { places: rows };
}
