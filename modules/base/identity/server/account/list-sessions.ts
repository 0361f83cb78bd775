import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listSessions as endpoint } from '../../contract/account.ts';
import { IDLE_HOURS, LONGEST_DAYS } from '../session-limits.ts';
import { nameDevice } from './name-device.ts';

/** Where one is signed in, this browser first. */
export async function listSessions({ db, actor, now }: Call): Promise<AnswerOf<typeof endpoint>> {
  const rows = await db
    .selectFrom('identity.session')
    .select(['id', 'token_hash', 'device', 'address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', actor.accountId)
    .where('last_seen_at', '>', now.subtract({ hours: IDLE_HOURS }).toString())
    .where('created_at', '>', now.subtract({ hours: LONGEST_DAYS * 24 }).toString())
    .orderBy('last_seen_at', 'desc')
    .execute();
  const sessions = rows.map(({ token_hash, device, ...row }) => ({
    ...row,
    device: nameDevice(device ?? ''),
    is_this: actor.tokenHash !== null && token_hash.equals(actor.tokenHash),
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.is_this) - Number(one.is_this)) };
}
