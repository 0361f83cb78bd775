import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/** Where somebody serves today. */
export interface Place {
  campus_id: number;
  tree_from: number;
  track: string;
}

/** By the appointment that runs today; null for anyone who has none: applicants, people who left, accounts without a person. */
export async function readPlace(db: Database, personnelId: number | null, today: string): Promise<Place | null> {
  if (personnelId === null) return null;
  const { rows } = await sql<Place>`
    select o.campus_id, o.tree_from, t.track from ${serving(today)} where a.personnel_id = ${personnelId}`.execute(db);
  return rows[0] ?? null;
}

/** Everybody who serves on the day, as `p`, with appointment `a`, office `o` and position `t`. */
export function serving(today: string): RawBuilder<unknown> {
  return sql`${servingOn(today)} a
    join personnel.person_view p on p.id = a.personnel_id
    join organization.office_view o on o.id = a.office_id
    join organization.position_view t on t.id = a.position_id`;
}

/** True where a circular `c` is to this place; who serves nowhere is not even everybody. */
export function isToPlace(place: Place | null): RawBuilder<SqlBool> {
  return place ? isTo(sql`${place.campus_id}::integer`, sql`${place.tree_from}::integer`, sql`${place.track}::text`) : sql<SqlBool>`false`;
}

/** True where a circular `c` is to the person of `serving`. */
export function isToServing(): RawBuilder<SqlBool> {
  return isTo(sql`o.campus_id`, sql`o.tree_from`, sql`t.track`);
}

function isTo(campus: RawBuilder<unknown>, tree: RawBuilder<unknown>, track: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from memoranda.audience u left join organization.office_view w on w.id = u.office_id
    where u.circular_id = c.id
      and (u.campus_id is null or u.campus_id = ${campus})
      and (u.office_id is null or ${tree} between w.tree_from and w.tree_to)
      and (u.track is null or u.track = ${track}))`;
}
