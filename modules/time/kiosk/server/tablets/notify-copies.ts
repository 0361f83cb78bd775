import type { Call } from '@talaan/kernel/server/mount.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';

type Told = Pick<Call, 'db' | 'now' | 'today'>;

/** Notifies HR that a tablet and a copy of it are in use; the caller does so once, when it is found. */
export function notifyCopied(told: Told, { device_id: id, device }: { device_id: number; device: string }): Promise<void> {
  return notifyKeepers(told, 'EDATSADMIN', {
    title: `${device}: the tablet was copied`,
    description: 'Two tablets send with its key. All that they send is held for review until a tablet is enrolled anew.',
    link: linkOf(id),
  });
}

/** Notifies HR that a copied tablet is no longer enrolled, and whether another one is. */
export function notifyCopyEnded(told: Told, { id, name }: { id: number; name: string }, isEnrolledAnew: boolean): Promise<void> {
  return notifyKeepers(told, 'EDATSADMIN', {
    title: isEnrolledAnew ? `${name} is in order again` : `${name}: the copied tablet is no longer enrolled`,
    description: isEnrolledAnew
      ? 'A tablet was enrolled anew; the one that was copied has ended. What it sent is still to be reviewed.'
      : 'No tablet is enrolled as this device now. What the copied one sent is still to be reviewed.',
    link: linkOf(id),
  });
}

function linkOf(device: number): string {
  return `/edats/devices/${device}/edit?tab=tablet`;
}
