import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listPasskeys as endpoint } from '../../contract/passkeys.ts';
import { hasJustSignedIn } from '../confirm-owner.ts';

/** What one is told of a passkey; its keys stay in. */
export const passkeyColumns = ['id', 'name', 'backed_up', 'created_at', 'last_used_at'] as const;

export async function listPasskeys(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor } = call;
  const passkeys = await db
    .selectFrom('identity.passkey')
    .select(passkeyColumns)
    .where('account_id', '=', actor.accountId)
    .orderBy('id')
    .execute();
  return { passkeys, needs_password: !(await hasJustSignedIn(call)) };
}
