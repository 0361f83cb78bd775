import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Head } from '../../contract/departments.ts';
import type { OrganizationNeeds } from '../needs.ts';

type Row = Omit<Head, 'name'>;

/** Who headed, heads and will head an office, the newest first; officers in charge among them. */
export async function findHeads(
  db: Database,
  officeId: number,
  today: string,
  { namePeople }: Pick<OrganizationNeeds, 'namePeople'>,
): Promise<Head[]> {
  const { rows } = await sql<Row>`
    select office_id, personnel_id, title, is_acting, lower(during) as from, upper(during) - 1 as to
    from organization.head where office_id = ${officeId} order by during desc, is_acting`.execute(db);
  const names = await namePeople(
    db,
    rows.map((row) => row.personnel_id),
    today,
  );
  return rows.map((row) => ({ ...row, name: names.get(row.personnel_id)?.fullname ?? '' }));
}
