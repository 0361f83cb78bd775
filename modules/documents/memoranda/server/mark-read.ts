import type { Call } from '@talaan/kernel/server/mount.ts';
import { findCircular } from './find-circular.ts';

/** Notes that one of the audience opened a circular. The first moment stays. */
export async function markRead(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, now } = call;
  const { id, is_mine_to_read } = await findCircular(call);
  if (is_mine_to_read && actor.personnelId !== null) {
    await db
      .insertInto('memoranda.reading')
      .values({ circular_id: id, personnel_id: actor.personnelId, read_at: now.toString() })
      .onConflict((conflict) => conflict.columns(['personnel_id', 'circular_id']).doNothing())
      .execute();
  }
  return { message: 'Noted.' };
}
