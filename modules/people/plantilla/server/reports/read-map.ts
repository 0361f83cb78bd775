import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { MapOffice, readMap as endpoint } from '../../contract/reports.ts';
import { monthsVacant } from '../../rules/months-vacant.ts';
import { itemsOn, lastHolder, matchItems, retiresOn, status, vacantSince } from '../items/items-query.ts';

type Counted = Omit<MapOffice, 'months_vacant'> & { vacant_since: string | null };

/** Each office's own items in the order of the tree: one statement. */
export async function readMap({ db, actor, query, today }: CallOf<typeof endpoint>): Promise<{ offices: MapOffice[] }> {
  const day = query.on ?? today;
  const within = (years: number) => sql`count(*) filter (where ${retiresOn} <= ${day}::date + make_interval(years => ${years}))::integer`;
  const { rows } = await sql<Counted>`
    select o.id, o.acronym, o.fullname, o.campus_id, c.name as campus,
      (select count(*) - 1 from organization.office_view above where o.tree_from between above.tree_from and above.tree_to)::integer as depth,
      count(*) filter (where ${status} = 'FILLED')::integer as filled,
      count(*) filter (where ${status} = 'VACANT_FUNDED')::integer as vacant_funded,
      count(*) filter (where ${status} = 'VACANT_UNFUNDED')::integer as vacant_unfunded,
      count(*) filter (where ${status} = 'FROZEN')::integer as frozen,
      count(*) filter (where ${status} = 'ANTICIPATED')::integer as anticipated,
      ${within(1)} as retire_1, ${within(3)} as retire_3, ${within(5)} as retire_5,
      (min(${vacantSince}) filter (where ${status} = 'VACANT_FUNDED'))::text as vacant_since
    from ${itemsOn(day)} join organization.campus_view c on c.id = o.campus_id ${lastHolder(day)}
    where ${matchItems(actor, { campus: query.campus }, day)}
    group by o.id, o.acronym, o.fullname, o.campus_id, o.tree_from, c.name order by o.tree_from`.execute(db);
  return {
    offices: rows.map(({ vacant_since: since, ...office }) => ({
      ...office,
      months_vacant: since === null ? null : monthsVacant(since, day),
    })),
  };
}
