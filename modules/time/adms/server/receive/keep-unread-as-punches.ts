import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { countDeliveries, writeCounts, type Counted } from './count-deliveries.ts';
import { keepDeliveries } from './keep-deliveries.ts';
import { readDelivery } from './read-delivery.ts';

/** A delivery as it was kept until HR decided. */
export interface Unread {
  id: number;
  device_id: number;
  address: string;
  received_at: string;
  target: string;
  stamp: string;
  body: Buffer;
}

/** Reads deliveries and keeps their punches, with what `forget` deletes in the same transaction; answers how many punches they held. */
export async function keepUnreadAsPunches(
  server: Server,
  unread: readonly Unread[],
  forget: (tx: Database, ids: number[]) => Promise<void>,
): Promise<number> {
  const deliveries = unread.map(({ device_id: deviceId, received_at, target, stamp, address, body }) => ({
    deviceId,
    ...readDelivery({ table: target, stamp, receivedAt: Temporal.Instant.from(received_at), address, body }),
  }));
  await keepDeliveries(server, deliveries, async (tx, kept) => {
    const counted = new Map<number, Counted>();
    countDeliveries(counted, deliveries, kept);
    await writeCounts(tx, [...counted.values()]);
    await forget(
      tx,
      unread.map(({ id }) => id),
    );
  });
  return deliveries.reduce((sum, delivery) => sum + delivery.punches.length, 0);
}
