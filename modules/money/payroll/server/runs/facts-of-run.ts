import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Facts } from '@talaan/requests/server/public.ts';

/** What a run is filed with: nobody’s own, at the first office of its campus, approved by the head of the highest office. */
export async function factsOfRun(db: Database, { title, campus }: { title: string; campus: number | null }): Promise<Facts> {
  const { rows } = await sql<{ office_id: number | null; head_office_id: number | null }>`
    select (select o.id from organization.office_view o where o.campus_id = ${campus}::integer and o.is_active order by o.tree_from limit 1) as office_id,
      (select o.id from organization.office_view o where o.parent_id is null and o.is_active order by o.tree_from limit 1) as head_office_id`.execute(
    db,
  );
  const { office_id: officeId, head_office_id: namedOfficeId } = rows[0]!;
  return { ownerId: null, officeId, title, namedOfficeId };
}
