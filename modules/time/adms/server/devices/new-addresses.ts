import { sql } from 'kysely';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { decideNewAddresses, NewAddress } from '../../contract/addresses.ts';
import { readHeld } from '../receive/read-held.ts';
import { refreshScreens } from '../refresh-screens.ts';

const MOST_LISTED = 500;

/** Addresses that devices never had, those to be decided first. */
export async function listAddresses({ db, actor }: Pick<Call, 'db' | 'actor'>): Promise<{ addresses: NewAddress[] }> {
  const { rows } = await sql<NewAddress>`
    select a.device_id, d.name as device, coalesce(d.serial, '') as serial, a.address, a.state, a.first_seen_at, a.last_seen_at, a.asked,
      a.posts, a.bytes, a.posts_refused,
      array(select k.address from adms.address k where k.device_id = a.device_id and k.state = 'KNOWN' order by k.last_seen_at desc limit 5) as known
    from adms.address a join attendance.device_view d on d.id = a.device_id
    where a.state in ('HELD', 'REJECTED') and ${reachesCampus(actor, 'd.campus_id')}
    order by a.state = 'REJECTED', a.last_seen_at desc limit ${MOST_LISTED}`.execute(db);
  return { addresses: rows };
}

interface Decided {
  device_id: number;
  address: string;
  state: string;
  posts: number;
}

/** Accepts addresses or rejects them; those out of reach, and those that were decided so meanwhile, are left out. */
export async function decideAddresses(call: CallOf<typeof decideNewAddresses>): Promise<{ message: string }> {
  const { db, actor, now, server, body } = call;
  const { rows } = await sql<Decided>`
    select a.device_id, a.address, a.state, a.posts from adms.address a join attendance.device_view d on d.id = a.device_id
    where (a.device_id, a.address) in (
        select * from unnest(${body.addresses.map((one) => one.device_id)}::integer[], ${body.addresses.map((one) => one.address)}::text[]))
      and a.state in ('HELD', ${body.accept ? 'REJECTED' : 'HELD'}) and ${reachesCampus(actor, 'd.campus_id')}
    order by a.device_id, a.address for update of a`.execute(db);
  const chosen = sql`(a.device_id, a.address) in (
    select * from unnest(${rows.map((one) => one.device_id)}::integer[], ${rows.map((one) => one.address)}::text[]))`;
  const decided = sql`decided_by = ${actor.accountId}, decided_at = ${now.toString()}`;
  if (body.accept) await sql`update adms.address a set state = 'KNOWN', ${decided} where ${chosen}`.execute(db);
  else {
    await sql`delete from adms.held a where ${chosen}`.execute(db);
    await sql`update adms.address a set state = 'REJECTED', posts = 0, bytes = 0, ${decided} where ${chosen}`.execute(db);
  }
  for (const { device_id, address, state, posts } of rows)
    await recordChange(call, {
      action: body.accept ? 'accept an address of a device' : 'reject an address of a device',
      subject: `attendance.device:${device_id}`,
      before: { address, state, posts },
    });
  if (body.accept && rows.some(({ posts }) => posts > 0)) await startJob(call, readHeld, 'What devices sent from new addresses', {});
  refreshScreens(server);
  const said = countOf(rows.length, 'address', 'addresses');
  return {
    message: body.accept
      ? `${said} accepted. What was held from there is being read.`
      : `${said} rejected. What was held from there was deleted.`,
  };
}
