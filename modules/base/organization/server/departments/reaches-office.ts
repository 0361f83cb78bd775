import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

/** Whether the caller reaches an office within these groups. No office is one's own: who reaches only themselves reaches none. */
export async function reachesOffice(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  officeId: number,
  groups: readonly Group[],
): Promise<boolean> {
  const reach = visible({ ...actor, personnelId: null }, groups, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql`select from organization.office o where o.id = ${officeId} and ${reach}`.execute(db);
  return rows.length > 0;
}
