import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { keepUnreadAsPunches, type Unread } from './keep-unread-as-punches.ts';

/** Reads what was held from addresses that HR accepted since. */
export const readHeld: Job<object> = {
  kind: 'read-held',
  run: async (work) => {
    const { server } = work;
    let done = 0;
    let punches = 0;
    for (let some = await readSome(server); some.length > 0; some = await readSome(server)) {
      punches += await keepUnreadAsPunches(server, some, async (tx, ids) => {
        await sql`delete from adms.held where id = any(${ids}::bigint[])`.execute(tx);
        await sql`
          update adms.address a set (posts, bytes) = (
            select count(*), coalesce(sum(length(body)), 0) from adms.held h where h.device_id = a.device_id and h.address = a.address)
          where a.state = 'KNOWN' and a.posts > 0`.execute(tx);
      });
      done += some.length;
      await work.progress(done, done);
    }
    refreshScreens(server);
    return { deliveries: done, punches };
  },
};

async function readSome({ db }: Server): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select h.id, h.device_id, h.address, h.received_at, h.target, h.stamp, h.body
    from adms.held h join adms.address a on a.device_id = h.device_id and a.address = h.address
    where a.state = 'KNOWN' order by h.id limit 8`.execute(db);
  return rows;
}
