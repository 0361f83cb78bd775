import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';

/** Notifies the person of the certificate, unless they did it themselves. */
export async function tellOwner(
  { db, now, actor }: Pick<Call, 'db' | 'now' | 'actor'>,
  personnelId: number,
  notice: { title: string; description: string },
): Promise<void> {
  if (personnelId === actor.personnelId) return;
  await notifyPeople(db, now, [personnelId], { ...notice, link: '/account/certificates' });
}
