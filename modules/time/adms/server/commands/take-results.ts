import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { nameModel } from '@talaan/devices/server/public.ts';
import { readInfoFacts, readOwnCount, type DeviceInfo } from '../../rules/what-it-says.ts';
import { readResults, type CommandResult } from '../../rules/read-results.ts';
import { refreshScreens } from '../refresh-screens.ts';

interface Ended {
  id: number;
  kind: string;
  pin: string | null;
  text: string;
  state: string;
}

const NO_SUCH_PIN = -10;

/** Takes what a device says came of its commands. Ids that are not of an open command of this device change nothing. */
export async function takeResults(server: Server, deviceId: number, body: string): Promise<void> {
  const results = readResults(body).filter(({ id }) => /^\d{1,15}$/.test(id));
  if (results.length === 0) return;
  const now = server.clock.now().toString();
  await server.db.transaction().execute(async (tx) => {
    for (const result of results) {
      const ended = await end(tx, deviceId, result, now);
      if (ended) await follow(tx, deviceId, ended, result, now);
    }
  });
  refreshScreens(server);
}

/** Below zero it failed; above, it tells a count or a size. */
async function end(db: Database, deviceId: number, { id, code }: CommandResult, now: string): Promise<Ended | undefined> {
  const failed = code !== null && code < 0;
  const { rows } = await sql<Ended>`
    update adms.command set state = ${failed ? 'FAILED' : 'DONE'}, code = ${failed ? code : null}, ended_at = ${now}
    where id = ${Number(id)} and device_id = ${deviceId} and state in ('QUEUED', 'SENT', 'EXPIRED')
    returning id, kind, pin, text, state`.execute(db);
  return rows[0];
}

async function follow(db: Database, deviceId: number, { kind, pin, text, state }: Ended, { facts, code }: CommandResult, now: string) {
  if (kind === 'PUT_USER' && state === 'DONE')
    await sql`
      insert into adms.device_user (device_id, pin, name, card, sent_at)
      values (${deviceId}, ${pin}, ${valueIn(text, 'Name')}, ${valueIn(text, 'Card')}, ${now})
      on conflict (device_id, pin) do update set name = excluded.name, card = excluded.card, sent_at = excluded.sent_at`.execute(db);
  if (kind === 'REMOVE_USER' && (state === 'DONE' || code === NO_SUCH_PIN))
    await sql`delete from adms.device_user where device_id = ${deviceId} and pin = ${pin}`.execute(db);
  if (kind === 'INFO' && state === 'DONE') await keepInfo(db, deviceId, readInfoFacts(facts), now);
  const own = readOwnCount(facts, code);
  if (kind === 'COUNT_PUNCHES' && own !== null)
    await keepCount(db, deviceId, { own, from: valueIn(text, 'StartTime'), to: valueIn(text, 'EndTime') }, now);
}

function valueIn(text: string, name: string): string {
  return new RegExp(`[ \\t]${name}=([^\\t]*)`).exec(text)?.[1] ?? '';
}

/** Keeps what a device says about itself; what it does not say stays. */
export async function keepInfo(db: Database, deviceId: number, info: DeviceInfo, now: string): Promise<void> {
  const { firmware, users, templates, records } = info;
  await sql`
    insert into adms.link as l (device_id, firmware, users, templates, records, said_at)
    values (${deviceId}, ${firmware}, ${users}, ${templates}, ${records}, ${now})
    on conflict (device_id) do update set firmware = coalesce(excluded.firmware, l.firmware), users = coalesce(excluded.users, l.users),
      templates = coalesce(excluded.templates, l.templates), records = coalesce(excluded.records, l.records), said_at = excluded.said_at`.execute(
    db,
  );
  if (info.model !== null) await nameModel(db, deviceId, info.model);
}

/** The device's own count over a time beside that of Talaan. */
async function keepCount(db: Database, deviceId: number, { own, from, to }: { own: number; from: string; to: string }, now: string) {
  await sql`
    update adms.link set counted_device = ${own}, counted_at = ${now}, counted_talaan = (
      select count(*) from attendance.punch_view p where p.device_id = ${deviceId}
        and p.at >= kernel.instant_of(${from}::timestamp) and p.at <= kernel.instant_of(${to}::timestamp))
    where device_id = ${deviceId}`.execute(db);
}
