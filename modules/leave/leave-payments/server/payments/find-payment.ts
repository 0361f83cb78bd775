import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import { PAYMENT_GROUPS } from '../../contract/payments.ts';

/** Payments `y` with their requests `r`, people `p` and the offices `o` for which they were filed. */
export const paymentsFrom = sql`leave.payment y join requests.request r on r.id = y.id join personnel.person_view p on p.id = y.personnel_id
  left join organization.office_view o on o.id = r.office_id`;

export function isMine({ personnelId }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`y.personnel_id = ${personnelId}::integer`;
}

/** Within the reach of HR or the budget office. */
export function isReached(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, PAYMENT_GROUPS, { person: 'y.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

export interface FoundPayment {
  id: number;
  personnel_id: number;
  state: string;
  code: string | null;
  letter_file_id: number | null;
}

/** A payment that the caller may read: their own, within their reach, or in which they have a part as one who decides. Errors: 404 for any other. */
export async function findPayment(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundPayment> {
  const { rows } = await sql<FoundPayment & { is_open: boolean }>`
    select y.id, y.personnel_id, y.state, y.code, y.letter_file_id, (${isMine(call.actor)} or ${isReached(call.actor)}) as is_open
    from ${paymentsFrom} where y.id = ${id}`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound('There is no such payment of leave credits.');
  if (!found.is_open) await findRequest(call, id);
  return found;
}
