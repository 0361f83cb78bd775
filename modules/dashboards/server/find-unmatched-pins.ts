import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Waiting } from '../contract.ts';

/** PINs that punched and belong to nobody, for whoever looks after the devices of all campuses. */
export async function findUnmatchedPins({ db, actor }: Call): Promise<Waiting | null> {
  if (!scopesWithin(actor, ['EDATSADMIN']).some(({ kind }) => kind === 'all')) return null;
  const { count } = await db
    .selectFrom('attendance.unmatched_day')
    .select((eb) => eb.fn.count<number>('pin').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count > 0 ? { title: 'PINs that nobody holds', count, link: '/edats/devices/user?state=unmatched' } : null;
}
