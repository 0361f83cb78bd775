import { sql } from 'kysely';
import { scopesWithin } from '@talaan/kernel/server/actor.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import type { UnknownDevice } from '../../contract/devices.ts';

const MOST_LISTED = 500;

/** Serial numbers that no device has: those to be decided first. */
export async function listUnknown({ db, server }: Pick<Call, 'db' | 'server'>): Promise<{ unknown: UnknownDevice[]; port: number | null }> {
  const { rows } = await sql<UnknownDevice>`
    select serial, state, first_seen_at, last_seen_at, address, two_addresses_at is not null as two_addresses, posts, bytes, posts_refused, said
    from adms.stranger where state in ('PENDING', 'REJECTED') order by state = 'REJECTED', last_seen_at desc limit ${MOST_LISTED}`.execute(
    db,
  );
  const { devicePort, devicesOnWebPort, port } = server.settings;
  return { unknown: rows, port: devicePort ?? (devicesOnWebPort ? port : null) };
}

/** Unknown devices that wait to be approved, for those who keep the devices of all campuses. */
export const unknownDevicesQueue: QueueCard = {
  name: 'adms.unknown-devices',
  title: 'Unknown devices',
  groups: ['EDATSADMIN'],
  link: '/edats/devices?unknown=yes',
  count: async ({ db, actor }) => {
    if (!scopesWithin(actor, ['EDATSADMIN']).some(({ kind }) => kind === 'all')) return { waiting: 0, late: 0 };
    const { count } = await db
      .selectFrom('adms.stranger')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('state', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    return { waiting: count, late: 0 };
  },
};
