import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import { OFFICE_GROUPS } from '../contract/overtime.ts';

/** Overtime as `a` with its request `r` and the office `o` for which it was filed. */
export const overtimeFrom = sql`overtime.authority a join requests.request r on r.id = a.id left join organization.office_view o on o.id = r.office_id`;

/** What concerns the caller, or what they filed. */
export function isMine({ personnelId, accountId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.filed_by = ${accountId} or r.owner_id = ${personnelId}::integer
    or exists (select from overtime.duty mine where mine.authority_id = a.id and mine.personnel_id = ${personnelId}::integer))`;
}

/** What was filed for an office within the caller's reach. */
export function isOfOffice(actor: Actor, groups: readonly (typeof OFFICE_GROUPS)[number][] = OFFICE_GROUPS): RawBuilder<SqlBool> {
  return visible(actor, groups, { person: 'r.owner_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** The address of the photo of a person `p` who serves in an office `w` today; null for one whom the caller does not reach, such as another of the same order. */
export function faceOf(actor: Actor): RawBuilder<string | null> {
  const reached = visible(actor, OFFICE_GROUPS, { person: 'p.id', tree: 'w.tree_from', campus: 'w.campus_id' });
  return sql`case when p.id = ${actor.personnelId}::integer or ${reached} then ${avatarOf('p.id')} end`;
}

/** Overtime that the caller may read: their own, of their offices, or in which they have a part as one who decides. Errors: 404 for any other. */
export async function findOvertime(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<{ code: string | null }> {
  const { rows } = await sql<{ code: string | null; is_reached: boolean }>`
    select a.code, (${isMine(call.actor)} or ${isOfOffice(call.actor)}) as is_reached from ${overtimeFrom} where a.id = ${id}`.execute(
    call.db,
  );
  const [found] = rows;
  if (!found) throw notFound('There is no such overtime.');
  if (!found.is_reached) await findRequest(call, id);
  return found;
}
