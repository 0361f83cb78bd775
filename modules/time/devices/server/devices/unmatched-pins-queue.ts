import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';

/** PINs that punched and are mapped to no person, for those who keep the devices of all campuses. */
export const unmatchedPinsQueue: QueueCard = {
  name: 'attendance.unmatched-pins',
  title: 'PINs without a person',
  groups: ['EDATSADMIN'],
  link: '/edats/devices/user?state=unmatched',
  count: async ({ db, actor }) => {
    if (!scopesWithin(actor, ['EDATSADMIN']).some(({ kind }) => kind === 'all')) return { waiting: 0, late: 0 };
    const { count } = await db
      .selectFrom('attendance.unmatched_day')
      .select((eb) => eb.fn.count<number>('pin').distinct().as('count'))
      .executeTakeFirstOrThrow();
    return { waiting: count, late: 0 };
  },
};
