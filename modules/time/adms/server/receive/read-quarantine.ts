import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { keepUnreadAsPunches, type Unread } from './keep-unread-as-punches.ts';

/** So much is read at once. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads what a device sent before it was approved. What is read is deleted in the same transaction, so that it may begin again at any moment. */
export const readQuarantine: Job<{ serial: string; deviceId: number }> = {
  kind: 'read-quarantine',
  run: async (work, { serial, deviceId }) => {
    const { server } = work;
    const total = await countUnread(server, serial);
    let done = 0;
    let punches = 0;
    for (let some = await readSome(server, serial, deviceId); some.length > 0; some = await readSome(server, serial, deviceId)) {
      punches += await keepUnreadAsPunches(server, some, async (tx, ids) => {
        await sql`delete from adms.quarantine where id = any(${ids}::bigint[])`.execute(tx);
        await sql`
          update adms.stranger set (posts, bytes) = (
            select count(*), coalesce(sum(length(body)), 0) from adms.quarantine q where q.serial = stranger.serial)
          where serial = ${serial}`.execute(tx);
      });
      done += some.length;
      await work.progress(done, total);
    }
    refreshScreens(server);
    return { deliveries: done, punches };
  },
};

async function countUnread({ db }: Server, serial: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from adms.quarantine where serial = ${serial}`.execute(db);
  return rows[0]!.count;
}

async function readSome({ db }: Server, serial: string, deviceId: number): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select q.id, ${deviceId}::integer as device_id, q.address, q.received_at, q.target, q.stamp, q.body from adms.quarantine q
    join (
      select id, sum(length(body)) over (order by id) - length(body) as before
      from adms.quarantine where serial = ${serial} order by id limit 1000
    ) near on near.id = q.id and near.before < ${MOST_BYTES}
    order by q.id`.execute(db);
  return rows;
}
