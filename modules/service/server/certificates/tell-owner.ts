import type { Call } from '@talaan/kernel/server/mount.ts';
import { notify } from '@talaan/notifications/server/public.ts';

/** Tells whoever the certificate is about, where he has an account and did not do it himself. */
export async function tellOwner(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  personnelId: number,
  notice: { title: string; description: string },
): Promise<void> {
  if (personnelId === actor.personnelId) return;
  const account = await db.selectFrom('identity.account').select('id').where('personnel_id', '=', personnelId).executeTakeFirst();
  if (account) await notify(db, now, [account.id], { ...notice, link: '/account/certificates' });
}
