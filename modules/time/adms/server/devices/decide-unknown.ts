import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { addDevice, becomePushing, wallClock } from '@talaan/devices/server/public.ts';
import type { approveUnknownDevice } from '../../contract/devices.ts';
import { queueCommands } from '../commands/queue-commands.ts';
import { isWithinNetworks } from '../receive/networks.ts';
import { readQuarantine } from '../receive/read-quarantine.ts';
import { refreshScreens } from '../refresh-screens.ts';
import { setAdmission } from './change-link.ts';

type Body = BodyOf<typeof approveUnknownDevice>;

/**
 * Makes a device of an unknown serial number. What it sent meanwhile is read by a job; what was stored on it before is asked for.
 * Errors: 404, 409 where another was quicker, 422.
 */
export async function approveUnknown(call: Call<{ serial: string }, unknown, Body>) {
  const { db, params, body, server, now, actor } = call;
  const { serial, state, address, first_seen_at: firstSeen } = await lockUnknown(call, params.serial);
  if (state === 'APPROVED') throw wrongState('Another person has already approved it.');
  if (!body.device_id && !body.fields) throw invalid({ name: ['Enter what the new device is called, or choose one that is on record.'] });
  const device = body.device_id
    ? await becomePushing(call, body.device_id, serial)
    : await addDevice(call, { ...body.fields!, serial, model: '', mode: 'push', enabled: true });
  await db
    .updateTable('adms.stranger')
    .set({ state: 'APPROVED', device_id: device.id, decided_by: actor.accountId, decided_at: now.toString() })
    .where('serial', '=', serial)
    .execute();
  await recordChange(call, {
    action: 'approve an unknown device',
    subject: `attendance.device:${device.id}`,
    before: { serial, state },
    after: { since: body.since, networks: body.networks, hasKey: Boolean(body.key), address },
  });
  await admit(call, { serial, deviceId: device.id, address });
  await queueCommands(db, { now, accountId: actor.accountId }, [
    {
      deviceId: device.id,
      order: { kind: 'QUERY_PUNCHES', from: `${body.since} 00:00:00`, to: wallClock(Temporal.Instant.from(firstSeen)) },
    },
    { deviceId: device.id, order: { kind: 'INFO' } },
  ]);
  const job = await startJob(call, readQuarantine, `What ${device.name} sent before it was approved`, { serial, deviceId: device.id });
  refreshScreens(server);
  return { device, job };
}

/**
 * From where it may send: its networks and its key, and where it is heard now. What came in its name from elsewhere, and from none of its
 * networks, is not read with the rest: it waits as what a device sends from a new address does.
 */
async function admit(call: Call<unknown, unknown, Body>, approved: { serial: string; deviceId: number; address: string }): Promise<void> {
  const { db, body, now } = call;
  const { serial, deviceId, address } = approved;
  const { after } = await setAdmission(db, deviceId, body);
  const at = now.toString();
  await sql`
    insert into adms.address (device_id, address, state, first_seen_at, last_seen_at) values (${deviceId}, ${address}, 'KNOWN', ${at}, ${at})
    on conflict (device_id, address) do update set state = 'KNOWN'`.execute(db);
  const { rows } = await sql<{ address: string }>`
    select distinct address from adms.quarantine where serial = ${serial} and address not in ('', ${address})`.execute(db);
  const elsewhere = rows.map((row) => row.address).filter((one) => after.networks.length === 0 || !isWithinNetworks(one, after.networks));
  if (elsewhere.length === 0) return;
  await sql`
    insert into adms.address (device_id, address, state, first_seen_at, last_seen_at, posts, bytes)
    select ${deviceId}, address, 'HELD', min(received_at), max(received_at), count(*), sum(length(body)) from adms.quarantine
    where serial = ${serial} and address = any(${elsewhere}::text[]) group by address on conflict do nothing`.execute(db);
  await sql`
    with moved as (
      delete from adms.quarantine where serial = ${serial} and address = any(${elsewhere}::text[])
      returning address, received_at, target, stamp, body)
    insert into adms.held (device_id, address, received_at, target, stamp, body)
    select ${deviceId}, address, received_at, target, stamp, body from moved`.execute(db);
}

/** Rejects it and deletes what it sent. Errors: 404, 409. */
export async function rejectUnknown(call: Call<{ serial: string }>): Promise<{ message: string }> {
  const { serial, state } = await lockUnknown(call, call.params.serial);
  if (state !== 'PENDING') throw wrongState('Another person has already decided it.');
  await reject(call, [serial]);
  return { message: `${serial} was rejected. What it sent was deleted.` };
}

/** Rejects those that still wait. */
export async function rejectUnknowns(call: Call<unknown, unknown, { serials: string[] }>): Promise<{ message: string }> {
  const rejected = await reject(
    call,
    call.body.serials.map((serial) => serial.toUpperCase()),
  );
  return {
    message: `${countOf(rejected, 'serial number')} ${rejected === 1 ? 'was' : 'were'} rejected. What came from there was deleted.`,
  };
}

async function reject(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'server' | 'requestId' | 'inPlaceOf'>,
  serials: readonly string[],
): Promise<number> {
  const { db, server, now, actor } = call;
  const { rows } = await sql<{ serial: string; posts: number }>`
    select serial, posts from adms.stranger where serial = any(${serials}::text[]) and state = 'PENDING' order by serial for update`.execute(
    db,
  );
  const found = rows.map(({ serial }) => serial);
  await sql`delete from adms.quarantine where serial = any(${found}::text[])`.execute(db);
  await sql`
    update adms.stranger set state = 'REJECTED', posts = 0, bytes = 0, decided_by = ${actor.accountId}, decided_at = ${now.toString()}
    where serial = any(${found}::text[])`.execute(db);
  for (const { serial, posts } of rows)
    await recordChange(call, { action: 'reject an unknown device', subject: `adms.stranger:${serial}`, before: { posts } });
  refreshScreens(server);
  return rows.length;
}

async function lockUnknown({ db }: Pick<Call, 'db'>, serial: string) {
  const { rows } = await sql<{ serial: string; state: string; first_seen_at: string; address: string }>`
    select serial, state, first_seen_at, address from adms.stranger where serial = ${serial.toUpperCase()} for update`.execute(db);
  if (!rows[0]) throw notFound('There is no such serial number.');
  return rows[0];
}
