import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS, READERS } from '../contract/fields.ts';

/** The items `i` at the offices and campuses that the caller reaches; `o` is the office that has them now. */
export function reachesItems(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'i.holder_id', tree: 'o.tree_from', campus: 'i.campus_id' });
}

/** The papers `k` for offices `o` that the caller reaches. */
export function reachesPapers(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'k.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The deliveries `d` for requisitioning offices `o` that the caller reaches. */
export function reachesDeliveries(actor: Actor, groups: readonly Group[] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'o.id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Error: 404 where the caller does not keep one of these items. */
export async function requireKept({ db, actor }: Pick<Call, 'db' | 'actor'>, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property.item i join organization.office_view o on o.id = i.office_id
    where i.id = any(${wanted}::integer[]) and ${reachesItems(actor, KEEPERS)}`.execute(db);
  if (rows[0]!.count < wanted.length)
    throw notFound(wanted.length === 1 ? 'There is no such item.' : 'One of these items is not on record.');
}
