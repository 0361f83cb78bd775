import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

interface Attached {
  /** The appointment. */
  id: number;
  personnelId: number;
  itemId: number;
  reason: string;
}

/**
 * Corrects an appointment that has no plantilla item: it is to this one. What it was stays on record with the reason. Whether it still
 * had none.
 */
export async function attachToItem(
  call: Pick<Call, 'db' | 'now' | 'actor' | 'inPlaceOf' | 'requestId'>,
  { id, personnelId, itemId, reason }: Attached,
): Promise<boolean> {
  await giveReason(call, reason);
  const { rows } = await sql`
    update personnel.appointment set item_id = ${itemId} where id = ${id} and item_id is null returning id`.execute(call.db);
  if (rows.length === 0) return false;
  await recordChange(call, {
    action: 'attach a plantilla item',
    subject: `personnel.appointment:${id}`,
    personnelId,
    before: { item_id: null },
    after: { item_id: itemId, reason },
  });
  return true;
}
