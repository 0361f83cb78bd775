import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { titleOf } from '../contract.ts';
import { findCircular, lockCircular } from './find-circular.ts';

/** Acknowledges a circular; a second time answers with the first moment. Errors: 409 where nothing is to be acknowledged. */
export async function acknowledgeCircular(call: Call<{ id: number }>): Promise<{ message: string; acknowledged_at: string }> {
  const { db, actor, now } = call;
  await lockCircular(call);
  const circular = await findCircular(call);
  if (!circular.is_mine_to_read || actor.personnelId === null) throw wrongState('This circular is not addressed to you.');
  if (circular.state !== 'posted') throw wrongState(`This circular was ${circular.state}; there is nothing to acknowledge any more.`);
  if (!circular.needs_acknowledgement) throw wrongState('This circular asks for no acknowledgement.');
  const at = now.toString();
  const { rows } = await sql<{ acknowledged_at: string; is_new: boolean }>`
    insert into memoranda.reading as r (personnel_id, circular_id, read_at, acknowledged_at)
    values (${actor.personnelId}, ${circular.id}, ${at}, ${at})
    on conflict (personnel_id, circular_id) do update
      set acknowledged_at = coalesce(r.acknowledged_at, greatest(excluded.acknowledged_at, r.read_at))
    returning acknowledged_at, acknowledged_at = ${at}::timestamptz as is_new`.execute(db);
  const { acknowledged_at, is_new } = rows[0]!;
  if (is_new)
    await recordChange(call, {
      action: 'acknowledge a circular',
      subject: `memoranda.circular:${circular.id}`,
      personnelId: actor.personnelId,
      after: { acknowledged_at },
    });
  return { message: `You acknowledged ${titleOf(circular)}.`, acknowledged_at };
}
