import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';

/** As what one asks for a move of items. */
export type Mover = 'holder' | 'head' | 'custodian';

type Asking = Pick<Call, 'db' | 'actor' | 'today'>;

/** Whether the caller heads, also as officer in charge, the office with this number in the tree or one above it. */
export function heads({ actor, today }: Pick<Call, 'actor' | 'today'>, tree: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from organization.head_view h join organization.office_view f on f.id = h.office_id
    where h.personnel_id = ${actor.personnelId}::integer and h.during @> ${today}::date and ${tree} between f.tree_from and f.tree_to)`;
}

/** As what the caller may move each of these items; those beyond their reach are left out. One statement. */
export async function findRoles(call: Asking, itemIds: readonly number[]): Promise<Map<number, Mover>> {
  const { rows } = await sql<{ id: number; role: Mover | null }>`
    select i.id, case when i.holder_id = ${call.actor.personnelId}::integer then 'holder' when ${reachesItems(call.actor, KEEPERS)} then 'custodian'
      when i.holder_id is not null and ${heads(call, sql`o.tree_from`)} then 'head' end as role
    from property.item i join organization.office_view o on o.id = i.office_id where i.id = any(${[...itemIds]}::integer[])`.execute(
    call.db,
  );
  return new Map(rows.flatMap(({ id, role }) => (role === null ? [] : [[id, role] as const])));
}

/** As what the caller moves all of these. Error: 404 where one is beyond their reach. */
export async function requireRole(call: Asking, itemIds: readonly number[]): Promise<Mover> {
  const roles = await findRoles(call, itemIds);
  if (roles.size < new Set(itemIds).size)
    throw notFound(itemIds.length === 1 ? 'There is no such item.' : 'One of these items is not on record.');
  const found = new Set(roles.values());
  return (['holder', 'custodian', 'head'] as const).find((role) => found.has(role))!;
}
