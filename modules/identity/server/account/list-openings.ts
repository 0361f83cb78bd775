import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listOpenings as endpoint } from '../../contract/account.ts';

/** Who opened one's record, the newest first. */
export async function listOpenings({
  db,
  actor,
  query,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  if (actor.personnelId === null) return { openings: [], total: 0 };
  const found = db.selectFrom('kernel.record_opening as o').where('o.personnel_id', '=', actor.personnelId);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const openings = await found
    .innerJoin('identity.account as a', 'a.id', 'o.account_id')
    .select(['o.id', 'o.at', 'a.name', 'o.what'])
    .orderBy('o.at', query.sort === 'at' ? 'asc' : 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { openings, total };
}
