import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { confirmOwner } from '../confirm-owner.ts';
import { afterTurningOff, type Factor } from './change-factors.ts';

const TABLES = { app: 'identity.authenticator', email: 'identity.email_factor' } as const;

/** Turns a factor off. Errors: 422 on `password`; 409 where it is not on. */
export async function turnOff(call: Call<unknown, unknown, { password?: string }>, factor: Factor): Promise<void> {
  const { server, db, actor, now, requestId, body } = call;
  await confirmOwner(call, body.password);
  await db.transaction().execute(async (tx) => {
    const removed = await tx.deleteFrom(TABLES[factor]).where('account_id', '=', actor.accountId).executeTakeFirst();
    if (!removed.numDeletedRows) throw wrongState('This is not turned on.');
    await afterTurningOff({ server, db: tx, actor, now, requestId }, factor);
  });
}
